// Makes the clips of the spoken captcha, server/reference/voix/*.wav: one per character A–Z and 0–9, in French.
//
//   node scripts/captcha-voices.mjs        (needs espeak-ng 1.51 on the PATH; Node 20 or later, nothing else)
//
// Run once by a developer who changes a word or the voice, never at start nor in the tests: the clips are committed and the
// server only reads them. A letter is said as in the French spelling alphabet (« B comme Berthe »), because bare letters are
// confused by ears (B, P, D, T, V). Each clip: silence trimmed, same loudness, 16 kHz, mono, 8-bit µ-law (ITU-T G.711) in a
// WAV file that any player opens.
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'

const rate = 16_000
const folder = new URL('../server/reference/voix/', import.meta.url)

/** The words that espeak-ng reads, spelled its way where it would read an English name (Berthe, William) or another word (Y). */
const words = {
  A: 'A comme Anatole',
  B: 'B comme Berte',
  C: 'C comme Célestin',
  D: 'D comme Désiré',
  E: 'E comme Eugène',
  F: 'F comme François',
  G: 'G comme Gaston',
  H: 'H comme Henri',
  I: 'I comme Irma',
  J: 'J comme Joseph',
  K: 'K comme Kléber',
  L: 'L comme Louis',
  M: 'M comme Marcel',
  N: 'N comme Nicolas',
  O: 'O comme Oscar',
  P: 'P comme Pierre',
  Q: 'Q comme Quintal',
  R: 'R comme Raoul',
  S: 'S comme Suzanne',
  T: 'T comme Thérèse',
  U: 'U comme Ursule',
  V: 'V comme Victor',
  W: 'W comme Ouilyame',
  X: 'X comme Xavier',
  Y: 'I grec comme Yvonne',
  Z: 'Z comme Zoé',
  ...Object.fromEntries(Array.from({ length: 10 }, (_, digit) => [String(digit), String(digit)])),
}

/** Samples (−1..1) and rate of what the French voice says. */
const say = (text) => {
  // A digit is one syllable alone: said slower.
  const speed = text.length === 1 ? '100' : '145'
  const { status, stdout, stderr } = spawnSync('espeak-ng', ['-v', 'fr', '-s', speed, '--stdout', text], { maxBuffer: 16e6 })
  if (status !== 0) throw new Error(`espeak-ng: ${stderr}`)
  const start = stdout.indexOf('data') + 8
  const samples = Float64Array.from({ length: (stdout.length - start) >> 1 }, (_, i) => stdout.readInt16LE(start + 2 * i) / 32_768)
  return { samples, from: stdout.readUInt32LE(24) }
}

/** Windowed sinc: cuts what lies above half of the new rate, so that nothing folds back into the voice. */
const resample = (samples, from) => {
  const half = 32
  const ratio = from / rate
  const cut = Math.min(1, 1 / ratio) * 0.95
  return Float64Array.from({ length: Math.floor(samples.length / ratio) }, (_, i) => {
    const at = i * ratio
    let sum = 0
    for (let k = Math.ceil(at - half); k <= at + half; k += 1) {
      const t = at - k
      const sinc = t === 0 ? cut : Math.sin(Math.PI * cut * t) / (Math.PI * t)
      sum += (samples[k] ?? 0) * sinc * (0.5 + 0.5 * Math.cos((Math.PI * t) / half))
    }
    return sum
  })
}

/** Without the silence around it, but for 20 ms. */
const trim = (samples) => {
  const heard = (x) => Math.abs(x) > 0.01
  const margin = rate / 50
  return samples.subarray(Math.max(0, samples.findIndex(heard) - margin), samples.findLastIndex(heard) + margin)
}

/** All are equally loud, with a peak of 0.9 at most. */
const level = (samples) => {
  const rms = Math.hypot(...samples) / Math.sqrt(samples.length)
  const peak = samples.reduce((most, x) => Math.max(most, Math.abs(x)), 0)
  const gain = Math.min(0.12 / rms, 0.9 / peak)
  return samples.map((x) => x * gain)
}

const muLaw = (x) => {
  const magnitude = Math.min(32_635, Math.round(Math.abs(x) * 32_767)) + 132
  const exponent = 31 - Math.clz32(magnitude) - 7
  return ~((x < 0 ? 0x80 : 0) | (exponent << 4) | ((magnitude >> (exponent + 3)) & 15)) & 0xff
}

/** A WAV file of format 7 (µ-law). */
const wav = (samples) => {
  const head = Buffer.alloc(58)
  head.write('RIFF', 0)
  head.writeUInt32LE(50 + samples.length, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(18, 16)
  head.writeUInt16LE(7, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(rate, 28)
  head.writeUInt16LE(1, 32)
  head.writeUInt16LE(8, 34)
  head.write('fact', 38)
  head.writeUInt32LE(4, 42)
  head.writeUInt32LE(samples.length, 46)
  head.write('data', 50)
  head.writeUInt32LE(samples.length, 54)
  return Buffer.concat([head, Buffer.from(Array.from(samples, muLaw))])
}

mkdirSync(folder, { recursive: true })
let total = 0
for (const [character, text] of Object.entries(words)) {
  const { samples, from } = say(text)
  const file = wav(level(trim(resample(samples, from))))
  writeFileSync(new URL(`${character}.wav`, folder), file)
  total += file.length
}
console.log(`${Object.keys(words).length} clips, ${Math.round(total / 1024)} KB`)
