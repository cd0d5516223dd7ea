import { validerDocument } from 'contract/core/annexe'
import type { Sent } from 'contract/core/call'
import { uploadApi } from './upload-api.ts'

type Asked = Sent<typeof validerDocument>

/** Has the server open one document before it is sent with the rest: it stores nothing, and throws what it refuses (ATTACH-09). */
export const checkDocument = (mode: Asked['params']['mode'], annexe: Asked['part'], file: File, onProgress: (percent: number) => void) =>
  uploadApi(validerDocument, { params: { mode }, part: annexe, files: [file] }, onProgress)
