import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Another site of the same machine, with one page of its own: `localhost` is a neighbour of our site, `127.0.0.1` a stranger to it. */
export const neighbour = async (html: string): Promise<{ port: number; close: () => void }> => {
  const server = createServer((_request, answer) => answer.setHeader('content-type', 'text/html; charset=utf-8').end(html))
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return { port: (server.address() as AddressInfo).port, close: () => server.close() }
}
