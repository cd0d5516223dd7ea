import type { QueryClient } from '@tanstack/react-query'
import type { FirstPage } from 'contract/app/first-page'
import { getPage } from 'contract/app/pages'
import { getPieces } from 'contract/pieces/pieces'
import { queryOf } from '../../core/api/use-api.ts'

/** What a page would ask is already known of whoever painted it. */
export const keepAnswers = (queryClient: QueryClient, page: FirstPage) => {
  if (page.name === 'text') queryClient.setQueryData(queryOf(getPage, { params: { id: page.id } }).queryKey, page.text)
  if (page.name === 'reply') queryClient.setQueryData(queryOf(getPieces, { params: page.address }).queryKey, page.demand)
}
