import { randomUUID } from 'node:crypto'
import type { Acte, FaitDe } from 'domain/requetes/actes/actes'
import { courrielRecepisse } from 'domain/requetes/courriels/courriels'
import { goesToPrefet } from 'domain/requetes/demarches/demarches'
import { libelleCivilite } from 'domain/core/personne'
import type { Office } from '../../core/door.ts'
import { referenceFichiers } from '../../core/files/sql.ts'
import { getTribunal } from '../../core/reference/sql.ts'
import { render } from '../feuille.ts'
import { greffierDe } from '../signatures.ts'
import { warn } from '../../requetes/notify.ts'
import { phrasesAt } from '../../requetes/phrases/sql.ts'
import { type Dossier, recordGreffeActe } from '../../requetes/procedure/dossier.ts'
import { annexesDe } from '../../requetes/procedure/sql.ts'
import { recepisse } from './recepisse-pdf.ts'
import { insertDocument } from '../../requetes/documents-sql.ts'
import { pageDeRequete } from '../../requetes/page-de-requete.ts'

/** Delivers the receipt of a request: the document, the act that names it and the mails, in one transaction. */
export const issueRecepisse = async (office: Office, dossier: Dossier, fait: FaitDe<'RECEPISSE'>): Promise<Acte> => {
  const { requete, situation, agent, instant } = dossier
  const { numero, denomination, depot, datePreEnregistrement, issuTeleservice } = requete
  const { civilite, prenom, nom } = depot.declarant
  const tribunal = await getTribunal(office.db, requete.tribunal)
  const annexes = await annexesDe(office.db, numero)
  const phrases = await phrasesAt(office.db, instant)
  const rendu = await render(office, numero, (verification) =>
    recepisse({
      tribunal,
      requete: { numero, deposeeLe: situation.deposeeLe },
      deposeeA: datePreEnregistrement,
      issuTeleservice,
      denomination,
      declarant: `${libelleCivilite(civilite)} ${prenom} ${nom}`,
      annexes,
      phrases,
      auPrefet: goesToPrefet(requete),
      greffier: greffierDe(agent),
      editeLe: instant,
      verification,
    }),
  )
  const { code, fichier } = rendu
  const acte: Acte = { ...fait, code, sha256: fichier.sha256 }
  await office.db.transaction().execute(async (trx) => {
    await recordGreffeActe(trx, dossier, acte)
    await referenceFichiers(trx, instant, [fichier])
    await insertDocument(trx, {
      uuid: randomUUID(),
      requete: numero,
      type: 'RECEPISSE',
      nom: rendu.nom,
      code,
      sha256: fichier.sha256,
      compte: agent.uuid,
      delivre_le: instant,
    })
    const courriel = courrielRecepisse({
      numero,
      denomination,
      dateReception: datePreEnregistrement,
      delivreLe: fait.le,
      tribunal: tribunal.libelle,
      lien: pageDeRequete(office.settings, numero),
      verification: `${office.settings.baseUrl}/verification/${code}`,
    })
    await warn(trx, office, dossier, { quoi: 'recepisse', tribunal: tribunal.libelle, courriel })
  })
  return acte
}
