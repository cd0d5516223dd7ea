import * as z from 'zod/mini'
import { call } from './call.ts'

const mot = z.catch(z.string().check(z.maxLength(4000)), '')

/** One report in the older `report-uri` format. */
const Classique = z.pipe(
  z.object({ 'csp-report': z.object({ 'effective-directive': mot, 'blocked-uri': mot, 'document-uri': mot }) }),
  z.transform(({ 'csp-report': said }) => [
    { directive: said['effective-directive'], bloque: said['blocked-uri'], page: said['document-uri'] },
  ]),
)

/** A batch of reports in the Reporting API format. */
const Groupe = z.pipe(
  z.array(z.object({ body: z.object({ effectiveDirective: mot, blockedURL: mot, documentURL: mot }) })).check(z.maxLength(100)),
  z.transform((reports) =>
    reports.map(({ body }) => ({ directive: body.effectiveDirective, bloque: body.blockedURL, page: body.documentURL })),
  ),
)

export const rapporterCsp = call({
  method: 'POST',
  path: '/api/rapports-csp',
  acces: 'public',
  summary: 'Receives the reports of browsers on our content policy; logged without personal data, twenty a minute at most.',
  body: z.union([Classique, Groupe]),
})
