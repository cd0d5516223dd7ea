import { connect } from 'node:net'

export interface Load {
  port: number
  path: string
  headers: Record<string, string>
  connections: number
  seconds: number
}

/**
 * Returns the number of requests answered 200 over keep-alive connections that send without pause; any other answer is an error.
 * It uses raw sockets, so that the load costs little compared with what it measures.
 */
export const loadHttp = async ({ port, path, headers, connections, seconds }: Load): Promise<number> => {
  const lines = [`GET ${path} HTTP/1.1`, `host: localhost:${port}`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)]
  const request = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`)
  const end = performance.now() + seconds * 1000
  const counts = await Promise.all(Array.from({ length: connections }, () => oneConnection(port, request, end)))
  return counts.reduce((sum, count) => sum + count, 0)
}

const oneConnection = (port: number, request: Buffer, end: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, 'localhost')
    let count = 0
    let missing = 0
    socket.setNoDelay(true)
    socket.on('connect', () => socket.write(request))
    socket.on('error', reject)
    socket.on('data', (chunk: Buffer) => {
      if (missing === 0) {
        const head = chunk.indexOf('\r\n\r\n')
        const text = chunk.toString('latin1', 0, head)
        const length = Number(/content-length: (\d+)/i.exec(text)?.[1])
        if (head < 0 || !text.startsWith('HTTP/1.1 200') || Number.isNaN(length)) {
          reject(new Error(`Réponse inattendue : ${chunk.toString('latin1', 0, 200)}`))
          return void socket.destroy()
        }
        missing = length - (chunk.length - head - 4)
      } else missing -= chunk.length
      if (missing > 0) return
      missing = 0
      count += 1
      if (performance.now() < end) socket.write(request)
      else {
        socket.end()
        resolve(count)
      }
    })
  })
