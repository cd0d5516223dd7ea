import { expect, test } from 'vitest'
import { distances, fingerprint, samples, words, type Fingerprint } from '../../../test/spectrum.ts'
import { captchaSound } from './sound.ts'
import { voice } from './voice.ts'

const characters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789']
/** Returns the samples of one character read aloud. Joins the parts that a silence inside the word (« O comme Oscar ») separates. */
const read = async (character: string) => Float64Array.from(words(samples(await captchaSound(character))).flatMap((word) => [...word]))

test('there is a clip for each character an image may show, none longer than two seconds nor shorter than a syllable', async () => {
  const clips = await voice()
  expect([...clips.keys()].toSorted()).toEqual(characters.toSorted())
  for (const [character, clip] of clips) {
    expect(clip.length / 16_000, character).toBeGreaterThan(0.2)
    expect(clip.length / 16_000, character).toBeLessThan(2)
  }
})

test('a reading is a PCM sound of less than a megabyte: six separate words and nothing else', async () => {
  const wav = await captchaSound('ACDEF3')
  expect(wav.length).toBeLessThan(1_000_000)
  const sound = samples(wav)
  expect(sound.length / 16_000).toBeGreaterThan(6)
  expect(sound.length / 16_000).toBeLessThan(14)
  expect(words(sound)).toHaveLength(6)
  expect(
    sound.every((x) => Math.abs(x) < 0.99),
    'never cut',
  ).toBe(true)
})

test('two readings of one captcha differ byte for byte', async () => {
  const [one, two] = [samples(await captchaSound('ACDEF3')), samples(await captchaSound('ACDEF3'))]
  const same = one.filter((x, i) => x === two[i] && x !== 0).length
  expect(same / one.length).toBeLessThan(0.05)
})

/**
 * A listener takes a word for the nearest they know, so the proof is that the right one is nearest, whatever was drawn. In 720
 * readings measured none was nearer to a wrong character; the closest was B, 1.07 times nearer to itself than to P, and no image
 * shows a B. The clips themselves, nothing drawn, are at least 0.3 apart: logarithms of energy in each band, 1.3 dB on average
 * over the whole word, where the same clip is at 0.
 */
test('[CAPTCHA-09] the clips of any two characters differ in their spectrum', async () => {
  const clips = new Map([...(await voice())].map(([character, clip]) => [character, Float64Array.from(clip)]))
  const prints = new Map([...clips].map(([character, clip]) => [character, fingerprint(clip)]))
  for (const [character, clip] of clips)
    for (const [other, far] of distances(clip, prints))
      if (other === character) expect(far, character).toBeLessThan(0.01)
      else expect(far, `${character} against ${other}`).toBeGreaterThan(0.3)
})

const median = (three: number[]): number => three.toSorted((one, other) => one - other)[1] ?? Infinity

test('[CAPTCHA-09] each of the 36 characters, read twice, is recognised as itself and as no other', async () => {
  const first = new Map<string, Fingerprint>()
  for (const character of characters) first.set(character, fingerprint(await read(character)))
  const heard = async (character: string) => distances(await read(character), first)
  const nearest = (far: ReadonlyMap<string, number>) => [...far].toSorted(([, one], [, other]) => one - other)[0]?.[0]
  for (const character of characters) {
    const once = await heard(character)
    if (nearest(once) === character) continue
    // Takes the median of three readings: random gaps and murmurs sometimes fall in the middle of a word.
    const [again, third] = [await heard(character), await heard(character)]
    const apart = new Map(characters.map((other) => [other, median([once, again, third].map((far) => far.get(other) ?? Infinity))]))
    expect(nearest(apart), `${character} said again`).toBe(character)
  }
})
