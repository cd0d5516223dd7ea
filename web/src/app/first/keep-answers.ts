import type { QueryClient } from '@tanstack/react-query'
import type { FirstPage } from 'contract/app/first-page'
import { getPage } from 'contract/app/pages'
import { queryOf } from '../../core/api/use-api.ts'

/** What a page would ask is already known of whoever painted it. */
export const keepAnswers = (queryClient: QueryClient, page: FirstPage) => {
  if (page.name === 'text') queryClient.setQueryData(queryOf(getPage, { params: { id: page.id } }).queryKey, page.text)
}
