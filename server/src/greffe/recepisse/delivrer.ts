import { randomUUID } from 'node:crypto'
import type { Acte, FaitDe } from 'domain/requetes/actes/actes'
import { courrielRecepisse } from 'domain/requetes/courriels/courriels'
import { vaAuPrefet } from 'domain/requetes/demarches/demarches'
import { libelleCivilite } from 'domain/core/personne'
import type { Office } from '../../core/door.ts'
import { referencerFichiers } from '../../core/files/sql.ts'
import { getTribunal } from '../../core/reference/sql.ts'
import { rendre } from '../feuille.ts'
import { greffierDe } from '../signatures.ts'
import { prevenir } from '../../requetes/prevenir.ts'
import { phrasesLe } from '../../requetes/phrases/sql.ts'
import { type Dossier, enregistrerActeDuGreffe } from '../../requetes/procedure/dossier.ts'
import { annexesDe } from '../../requetes/procedure/sql.ts'
import { recepisse } from './recepisse-pdf.ts'
import { insererDocument } from '../../requetes/documents-sql.ts'
import { pageDeRequete } from '../../requetes/page-de-requete.ts'

/** Delivers the receipt of a request: the document, the act that names it and the mails, in one transaction. */
export const delivrerRecepisse = async (office: Office, dossier: Dossier, fait: FaitDe<'RECEPISSE'>): Promise<Acte> => {
  const { requete, situation, agent, instant } = dossier
  const { numero, denomination, depot, datePreEnregistrement, issuTeleservice } = requete
  const { civilite, prenom, nom } = depot.declarant
  const tribunal = await getTribunal(office.db, requete.tribunal)
  const annexes = await annexesDe(office.db, numero)
  const phrases = await phrasesLe(office.db, instant)
  const rendu = await rendre(office, numero, (verification) =>
    recepisse({
      tribunal,
      requete: { numero, deposeeLe: situation.deposeeLe },
      deposeeA: datePreEnregistrement,
      issuTeleservice,
      denomination,
      declarant: `${libelleCivilite(civilite)} ${prenom} ${nom}`,
      annexes,
      phrases,
      auPrefet: vaAuPrefet(requete),
      greffier: greffierDe(agent),
      editeLe: instant,
      verification,
    }),
  )
  const { code, fichier } = rendu
  const acte: Acte = { ...fait, code, sha256: fichier.sha256 }
  await office.db.transaction().execute(async (trx) => {
    await enregistrerActeDuGreffe(trx, dossier, acte)
    await referencerFichiers(trx, instant, [fichier])
    await insererDocument(trx, {
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
    await prevenir(trx, office, dossier, { quoi: 'recepisse', tribunal: tribunal.libelle, courriel })
  })
  return acte
}
