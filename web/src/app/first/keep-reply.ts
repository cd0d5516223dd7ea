import type { QueryClient } from '@tanstack/react-query'
import type { FirstPage } from 'contract/app/first-page'
import { getPieces } from 'contract/pieces/pieces'
import { queryOf } from '../../core/api/use-api.ts'

type ReplyPage = Extract<FirstPage, { name: 'reply' }>

/** Puts the demande de pièces of a server-rendered page in the query cache. Apart from keep-text.ts, which needs no filing code. */
export const keepReply = (queryClient: QueryClient, { address, demand }: ReplyPage) =>
  queryClient.setQueryData(queryOf(getPieces, { params: address }).queryKey, demand)
