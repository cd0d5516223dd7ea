import { textesCheck } from 'domain/app/textes/check'
import type { Db } from '../../core/database.ts'
import type { Bilan } from './bilan.ts'
import { readLots } from './in-batches.ts'
import { actesDeDemandes, annexesDesDemandes, demandesAfter } from './demandes-sql.ts'

const { demande: textes } = textesCheck

/** Compares the annexes of requests for attachment with the act that covers them; removed ones, with the act of their removal. */
export async function* checkDemandes(db: Db, bilan: Bilan): AsyncGenerator<string> {
  for await (const lot of readLots(
    (apres: string | null) => demandesAfter(db, apres),
    ({ uuid }) => uuid,
  )) {
    const uuids = lot.map(({ uuid }) => uuid)
    const annexes = Map.groupBy(await annexesDesDemandes(db, uuids), ({ demande }) => demande)
    const actes = Map.groupBy(await actesDeDemandes(db, uuids), ({ demande }) => demande)
    for (const { uuid } of lot) {
      const dits = actes.get(uuid) ?? []
      const recues = dits.find(({ type }) => type === 'DEMANDE_RATTACHEMENT')?.annexes ?? []
      const purgees = new Set(dits.flatMap((acte) => (acte.type === 'PIECES_IDENTITE_PURGEES' ? acte.annexes : [])))
      const conservees = annexes.get(uuid) ?? []
      if (conservees.length !== recues.length) yield textes.annexes(uuid, conservees.length, recues.length)
      for (const { rang, empreinte, sha256 } of conservees) {
        if (recues[rang] !== empreinte) yield textes.annexe(uuid, rang + 1)
        if (sha256 !== null) continue
        if (purgees.has(empreinte)) bilan.purgees += 1
        else yield textes.retiree(uuid, rang + 1)
      }
    }
  }
}
