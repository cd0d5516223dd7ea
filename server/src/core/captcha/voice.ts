import { readFile, readdir } from 'node:fs/promises'

/** Sample rate of the clips and of the generated sound, in samples per second. */
export const rate = 16_000

const folder = new URL('../../../reference/voix/', import.meta.url)
const header = 58

/** µ-law of ITU-T G.711, one byte a sample. */
const decode = (byte: number): number => {
  const bits = ~byte
  const magnitude = ((((bits & 15) << 3) + 132) << ((bits >> 4) & 7)) - 132
  return (bits & 0x80 ? -magnitude : magnitude) / 32_768
}

let clips: Promise<ReadonlyMap<string, Float32Array>> | undefined

/** The clip of each character A–Z, 0–9 (server/reference/voix), samples between −1 and 1; read once. */
export const voice = (): Promise<ReadonlyMap<string, Float32Array>> => {
  clips ??= (async () => {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.wav'))
    return new Map(
      await Promise.all(
        names.map(async (name): Promise<[string, Float32Array]> => {
          const file = await readFile(new URL(name, folder))
          return [name.slice(0, -4), Float32Array.from(file.subarray(header), decode)]
        }),
      ),
    )
  })()
  return clips
}
