import { validerDocument } from 'contract/core/annexe'
import type { Sent } from 'contract/core/call'
import { uploadApi } from './upload-api.ts'

type Asked = Sent<typeof validerDocument>

/** Asks the server to validate one document before the filing. The server stores nothing. Throws its refusal (ATTACH-09). */
export const checkDocument = (mode: Asked['params']['mode'], annexe: Asked['part'], file: File, onProgress: (percent: number) => void) =>
  uploadApi(validerDocument, { params: { mode }, part: annexe, files: [file] }, onProgress)
