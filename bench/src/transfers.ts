import type { CDPSession } from '@playwright/test'

/** One response as transferred: headers and compressed body, in bytes. */
export interface Transfer {
  kind: string
  url: string
  bytes: number
}

/** Collects everything that a page receives from now on. */
export const listen = async (session: CDPSession): Promise<Transfer[]> => {
  const transfers: Transfer[] = []
  const pending = new Map<string, Omit<Transfer, 'bytes'>>()
  session.on('Network.responseReceived', ({ requestId, type, response }) => pending.set(requestId, { kind: type, url: response.url }))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const seen = pending.get(requestId)
    if (seen && !seen.url.startsWith('data:')) transfers.push({ ...seen, bytes: encodedDataLength })
  })
  await session.send('Network.enable')
  return transfers
}

export const kilobytes = (transfers: readonly Transfer[]): number => transfers.reduce((sum, { bytes }) => sum + bytes, 0) / 1000

/** Launch options of the benches' browser, which makes no background requests. */
export const launch = {
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
}
