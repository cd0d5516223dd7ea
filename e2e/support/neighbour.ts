import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A one-page site on the same machine. Under `localhost` it is same-site with ours, under `127.0.0.1` it is cross-site. */
export const neighbour = async (html: string): Promise<{ port: number; close: () => void }> => {
  const server = createServer((_request, answer) => answer.setHeader('content-type', 'text/html; charset=utf-8').end(html))
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return { port: (server.address() as AddressInfo).port, close: () => server.close() }
}
