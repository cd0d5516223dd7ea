import type { QueryClient } from '@tanstack/react-query'
import type { FirstPage } from 'contract/app/first-page'
import { getPieces } from 'contract/pieces/pieces'
import { queryOf } from '../../core/api/use-api.ts'

type ReplyPage = Extract<FirstPage, { name: 'reply' }>

/** The demand a page would ask for is already known of whoever painted it; apart from the texts, which need nothing of the filings. */
export const keepReply = (queryClient: QueryClient, { address, demand }: ReplyPage) =>
  queryClient.setQueryData(queryOf(getPieces, { params: address }).queryKey, demand)
