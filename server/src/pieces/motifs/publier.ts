import { formaterInstant } from 'domain/core/jour'
import { textesRefus } from 'domain/core/textes-refus'
import { type ListeDeMotifs, type MotifUsuel, verifierMotifs } from 'domain/pieces/motifs-usuels'
import { textesCorrectionMotifs } from 'domain/pieces/textes-correction-motifs'
import { exigerAdministrateur, type Guichet } from '../../compte/support/agir.ts'
import { enregistrerActe } from '../../core/actes.ts'
import { canonicalJson } from '../../core/canonical.ts'
import { Refusal, invalid } from '../../core/refusal.ts'
import { ajouterVersion, versionsDe } from './sql.ts'

const conflit = async ({ db }: Pick<Guichet, 'db'>, liste: ListeDeMotifs): Promise<Refusal> => {
  const [derniere] = await versionsDe(db, liste)
  return new Refusal(409, textesCorrectionMotifs.conflit(derniere?.publieePar ?? '', derniere ? formaterInstant(derniere.publieeLe) : ''))
}

/** Publishes a list, or the product's own when `motifs` is null; what is already so writes nothing. Answers the version in force. */
export const publier = async (
  office: Guichet,
  liste: ListeDeMotifs,
  { motifs, version }: { motifs: MotifUsuel[] | null; version: number },
): Promise<number> => {
  const { db, now, user } = office
  const erreurs = motifs === null ? [] : verifierMotifs(liste, motifs)
  if (erreurs.length > 0) throw invalid(textesRefus.saisieInvalide, erreurs)
  const instant = now()
  const publiee = await db.transaction().execute(async (trx) => {
    await exigerAdministrateur(trx, user)
    const [derniere] = await versionsDe(trx, liste)
    if ((derniere?.version ?? 0) !== version) return null
    if (canonicalJson(derniere?.motifs ?? null) === canonicalJson(motifs)) return version
    const suivante = version + 1
    if (!(await ajouterVersion(trx, { liste, motifs, version: suivante, publie_le: instant, publie_par: user.uuid }))) return null
    await enregistrerActe(trx, {
      sujet: 'reference',
      sujetId: `motifs/${liste}`,
      type: motifs === null ? 'RETABLISSEMENT' : 'MODIFICATION',
      instant,
      auteur: user.uuid,
      contenu: { version: suivante },
    })
    return suivante
  })
  if (publiee === null) throw await conflit(office, liste)
  return publiee
}
