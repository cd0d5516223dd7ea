/** Features of a sound as an ear perceives it, for the tests of the spoken captcha: the energy of each frequency band over time. */
const rate = 16_000
const [frame, step, size, bands] = [400, 320, 512, 20]
/** Below this share of the loudest band counts as silence: murmurs and noise play behind the words. */
const silence = 0.003

const window = Float64Array.from({ length: frame }, (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / frame))
const mel = (hertz: number) => 2595 * Math.log10(1 + hertz / 700)
const hertz = (at: number) => 700 * (10 ** (at / 2595) - 1)
/** Edges of the triangular bands on the mel scale, in bins of the transform. */
const edges = Array.from({ length: bands + 2 }, (_, i) => (hertz(mel(100) + ((mel(7500) - mel(100)) * i) / (bands + 1)) * size) / rate)

const at = (list: Float64Array | number[], index: number): number => list[index] ?? 0

/** Cosine of each of the `size` fractions of a turn; a quarter of a turn further gives minus the sine. */
const turns = Float64Array.from({ length: size }, (_, i) => Math.cos((2 * Math.PI * i) / size))

/** Power of each bin: radix-2 Fourier transform, in place. */
const powers = (re: Float64Array): Float64Array => {
  const im = new Float64Array(size)
  for (let i = 1, j = 0; i < size; i += 1) {
    let bit = size >> 1
    for (; j & bit; bit >>= 1) j ^= bit
    j ^= bit
    if (i < j) [re[i], re[j]] = [at(re, j), at(re, i)]
  }
  for (let length = 2; length <= size; length <<= 1) {
    for (let k = 0; k < length / 2; k += 1) {
      const cos = turns[(k * size) / length] ?? 0
      const sin = turns[((k * size) / length + size / 4) % size] ?? 0
      for (let p = k; p < size; p += length) {
        const q = p + length / 2
        const x = at(re, q) * cos - at(im, q) * sin
        const y = at(re, q) * sin + at(im, q) * cos
        re[q] = at(re, p) - x
        im[q] = at(im, p) - y
        re[p] = at(re, p) + x
        im[p] = at(im, p) + y
      }
    }
  }
  return re.map((value, bin) => value ** 2 + at(im, bin) ** 2)
}

/** Samples of a mono 16-bit PCM WAV. Throws when its header describes another format. */
export const samples = (wav: Buffer): Float64Array => {
  const head = [wav.toString('latin1', 0, 4), wav.toString('latin1', 8, 16), wav.toString('latin1', 36, 40)].join('|')
  const format = [wav.readUInt16LE(20), wav.readUInt16LE(22), wav.readUInt32LE(24), wav.readUInt16LE(34), wav.readUInt32LE(40)]
  const expected = [1, 1, rate, 16, wav.length - 44]
  if (head !== 'RIFF|WAVEfmt |data' || format.join() !== expected.join() || wav.readUInt32LE(4) !== wav.length - 8)
    throw new Error(`not the WAV expected: ${head} ${format.join()}`)
  return Float64Array.from({ length: (wav.length - 44) / 2 }, (_, i) => wav.readInt16LE(44 + 2 * i) / 32_768)
}

/**
 * The words of a reading: sounds louder than any murmur, with 0.15 s around them for soft consonants. 0.38 s of quiet ends a word. In 600
 * readings no word held more than 0.23 s of quiet, and consecutive words were at least 0.54 s apart.
 */
export const words = (sound: Float64Array): Float64Array[] => {
  const hundredth = rate / 100
  const loud = Array.from({ length: Math.floor(sound.length / hundredth) }, (_, i) =>
    Math.sqrt(sound.subarray(i * hundredth, (i + 1) * hundredth).reduce((sum, x) => sum + x * x, 0) / hundredth),
  ).flatMap((level, i) => (level > 0.05 ? [i] : []))
  const starts = loud.filter((moment, i) => i === 0 || moment - at(loud, i - 1) > 38)
  return starts.map((start, i) => {
    const end = loud.findLast((moment) => moment < (starts[i + 1] ?? Infinity)) ?? start
    return sound.subarray(Math.max(0, start - 15) * hundredth, (end + 16) * hundredth)
  })
}

export type Fingerprint = Float64Array[]

/** Logarithm of the energy of each band every fiftieth of a second, with high frequencies raised as an ear does. */
export const fingerprint = (sound: Float64Array): Fingerprint => {
  const rows: Float64Array[] = []
  for (let start = 0; start + frame <= sound.length; start += step) {
    const re = new Float64Array(size)
    for (let i = 0; i < frame; i += 1) re[i] = (at(sound, start + i) - 0.97 * at(sound, start + i - 1)) * at(window, i)
    const power = powers(re)
    rows.push(
      Float64Array.from({ length: bands }, (_, band) => {
        const [low, middle, high] = [at(edges, band), at(edges, band + 1), at(edges, band + 2)]
        let sum = 0
        for (let bin = Math.ceil(low); bin < high; bin += 1)
          sum += at(power, bin) * (bin < middle ? (bin - low) / (middle - low) : (high - bin) / (high - middle))
        return sum
      }),
    )
  }
  const loudest = Math.max(...rows.map((row) => Math.max(...row)))
  return rows.map((row) => row.map((energy) => Math.log(energy / loudest + silence)))
}

/** Resamples a sound to play `factor` times faster. */
const faster = (sound: Float64Array, factor: number): Float64Array =>
  Float64Array.from({ length: Math.floor(sound.length / factor) - 1 }, (_, i) => {
    const below = Math.floor(i * factor)
    return at(sound, below) + (at(sound, below + 1) - at(sound, below)) * (i * factor - below)
  })

/** Mean difference of two fingerprints along their best alignment (dynamic time warping). */
const warped = (a: Fingerprint, b: Fingerprint): number => {
  let above = new Float64Array(b.length + 1).fill(Infinity)
  above[0] = 0
  for (const row of a) {
    const line = new Float64Array(b.length + 1).fill(Infinity)
    for (let j = 0; j < b.length; j += 1) {
      const far = apart(row, b[j] ?? row)
      line[j + 1] = Math.min((above[j + 1] ?? 0) + far, (above[j] ?? 0) + 2 * far, (line[j] ?? 0) + far)
    }
    above = line
  }
  return at(above, b.length) / (a.length + b.length)
}

const apart = (a: Float64Array, b: Float64Array): number => {
  let sum = 0
  for (let band = 0; band < bands; band += 1) sum += ((a[band] ?? 0) - (b[band] ?? 0)) ** 2
  return Math.sqrt(sum / bands)
}

/** Distance between a word and each other word, 0 for the same sound. The best of several speeds counts, as an ear adapts to a voice. */
export const distances = (word: Float64Array, others: ReadonlyMap<string, Fingerprint>): Map<string, number> => {
  const speeds = [0.91, 0.94, 0.97, 1, 1.03, 1.06, 1.09].map((factor) => fingerprint(faster(word, factor)))
  return new Map([...others].map(([name, other]) => [name, Math.min(...speeds.map((speed) => warped(speed, other)))]))
}
