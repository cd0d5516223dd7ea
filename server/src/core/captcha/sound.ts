import { randomFillSync, randomInt } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { rate, voice } from './voice.ts'
import { wav } from './wav.ts'

const between = (low: number, high: number): number => low + ((high - low) * randomInt(1_000_000)) / 1_000_000
const seconds = (low: number, high: number): number => Math.round(between(low, high) * rate)

/** Adds a clip read `speed` times faster (its pitch follows), or backwards when `speed` is negative. */
const add = (into: Float32Array, at: number, clip: Float32Array, speed: number, gain: number): number => {
  const length = Math.floor(clip.length / Math.abs(speed)) - 1
  const first = speed < 0 ? clip.length - 2 : 0
  for (let i = 0; i < length && at + i < into.length; i += 1) {
    const place = first + i * speed
    const below = Math.floor(place)
    const low = clip[below] ?? 0
    into[at + i] = (into[at + i] ?? 0) + gain * (low + ((clip[below + 1] ?? 0) - low) * (place - below))
  }
  return at + length
}

/** Adds a faint clip about once a second behind the words. It is played backwards, so that nobody takes it for a character. */
const murmur = (into: Float32Array, others: readonly Float32Array[]): void => {
  for (let at = seconds(0, 0.5); at < into.length; at += seconds(0.8, 1.6)) {
    const clip = others[randomInt(others.length)]
    if (clip) add(into, at, clip, -between(0.7, 0.95), 0.09)
  }
}

/** Adds noise about 40 dB below the words, so that the gaps are never exact silence. */
const hiss = (into: Float32Array): void => {
  const noise = randomFillSync(new Int8Array(into.length))
  for (let i = 0; i < into.length; i += 1) into[i] = (into[i] ?? 0) + (noise[i] ?? 0) * 2e-5
}

/**
 * Returns the captcha read aloud in French: WAV, 16-bit PCM. Gaps, speed, pitch, loudness, murmurs and noise are drawn at random, so that no
 * two readings have the same bytes. Yields to other requests between two characters.
 */
export const captchaSound = async (texte: string): Promise<Buffer> => {
  const clips = await voice()
  const said = [...texte.toUpperCase()].map((character) => clips.get(character) ?? new Float32Array())
  const longest = said.reduce((total, { length }) => total + length / 0.92 + 0.9 * rate, 1.5 * rate)
  const sound = new Float32Array(Math.ceil(longest))
  let at = seconds(0.4, 0.7)
  for (const clip of said) {
    at = add(sound, at, clip, between(0.95, 1.05), between(0.75, 1)) + seconds(0.5, 0.85)
    await setImmediate()
  }
  const whole = sound.subarray(0, at)
  murmur(whole, [...clips.values()])
  await setImmediate()
  hiss(whole)
  return wav(whole, rate)
}
