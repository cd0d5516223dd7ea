/** Returns a WAV file: one channel, 16-bit PCM. `samples` are between −1 and 1; louder ones are clipped. */
export const wav = (samples: Float32Array, rate: number): Buffer => {
  const head = 44
  const file = Buffer.alloc(head + samples.length * 2)
  file.write('RIFF', 0)
  file.writeUInt32LE(file.length - 8, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(rate, 24)
  file.writeUInt32LE(rate * 2, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(samples.length * 2, 40)
  const words = new Int16Array(file.buffer, file.byteOffset + head, samples.length)
  for (let i = 0; i < samples.length; i += 1) words[i] = Math.max(-1, Math.min(1, samples[i] ?? 0)) * 32_767
  return file
}
