import { randomUUID } from 'node:crypto'
import { calls } from 'contract/app/calls'
import { anAnnexe } from 'domain/core/exemples'
import { aCreationDepot } from 'domain/requetes/examples/filings'
import type { Depot } from 'domain/requetes/depot/depot'
import { numeroRequete } from 'domain/requetes/numero'
import { versionDeCreation } from 'domain/requetes/demarches/version-creation'
import { saveDocuments } from '../../src/association/documents.ts'
import { newNumero } from '../../src/association/numero.ts'
import { saveVersion } from '../../src/association/version.ts'
import { keepPdf } from '../../src/core/files/keep-pdf.ts'
import { getTribunal } from '../../src/core/reference/sql.ts'
import { referenceFichiers } from '../../src/core/files/sql.ts'
import { saveInvitation } from '../../src/rattachements/invitation/save.ts'
import { tie } from '../../src/rattachements/attach.ts'
import { makePdf } from '../corpus/corpus.ts'
import { knownCommune, submitDepot, aCreationIn } from '../filings.ts'
import { digitise } from '../numerisation.ts'
import type { TestOffice } from '../office.ts'
import { judge } from '../judges.ts'
import { clerk, someone, type Someone } from '../people.ts'
import { aRegisteredAssociation } from '../register.ts'
import { aDemande } from '../rattachements.ts'
import { aRequeteOn } from '../requests.ts'
import { aSignataire } from '../signatories.ts'
import { courtActs, type CourtActs } from './court-acts.ts'
import { attached, type Person } from './persons.ts'

/** Marked values with restricted readers. Each name says what it marks (matrix M2). */
export const canaries = {
  /** A value found in a filing only. Readers: its declarant, the association's users with `depot`, its court (DEPOT-06). */
  depot: 'CANARI-DEPOT',
  /** Name of an association in a draft. Reader: its author only. */
  brouillon: 'CANARI-BROUILLON',
  /** Telephone of a member. Reader: its court only (MEMB-24). */
  telephone: '+33 3 00 99 88 77',
  /** Name of a document reserved to the attached users and the court. */
  reserve: 'CANARI-RESERVE',
  /** Name of the digitised paper file. Readers: the attached users, the court and the demandeurs. */
  numerisation: 'CANARI-NUMERISATION',
  /** Text of a non-conformity. Readers: the attached users and the court. */
  nonConformite: 'CANARI-NON-CONFORMITE',
  /** E-mail of an attached user. Readers: the attached users and the court (SHEET-05). */
  usager: 'canari-usager@exemple.fr',
  /** Address of an unanswered invitation. Readers: the attached users and the court. */
  invitation: 'canari-invitation@exemple.fr',
  /** A value of the paper register. Readers: the attached users and the court (SHEET-04). */
  reprise: 'CANARI-REPRISE',
  /** Function in an attachment that has ended. Reader: the person themselves, in their own data. */
  ancien: 'CANARI-ANCIEN',
  /** Name of the identity paper in a request for attachment. Reader: its court only (ATTACH-10). */
  identite: 'CANARI-IDENTITE',
  /** Name of the person who asks to be attached. Reader: the court, in its queue. */
  demandeur: 'CANARI-DEMANDEUR',
  /** New siege of a transferred association. Readers: the receiving court and the sending one. */
  transfert: 'CANARI-TRANSFERT',
  /** Number of a pending request. Readers: the attached users and the court. */
  requete: 'R26777777',
} as const
export type Canary = keyof typeof canaries

/** Name of the annexe of the pending request. */
export const filedAnnexe = 'Annexe.pdf'

export interface World extends TestOffice, CourtActs {
  people: Record<Exclude<Person, 'anonymous'>, Someone>
  /** Number of the association of the fixtures, at Strasbourg, and its two documents. */
  numero: string
  document: { uuid: string; nom: string }
  reserve: { uuid: string; nom: string }
  /** Name of its digitised paper file. */
  numerisee: string
  /** Creates an association of Strasbourg with a paper file and without users. */
  fresh(): Promise<{ numero: string; documents: { uuid: string; nom: string }[] }>
  /** Verification code of an issued extract. */
  code: string
  /** Id of a signatory of Strasbourg. */
  signataire: number
  /** Files a creation at Strasbourg in the name of a person outside the matrix. */
  filed(): Promise<string>
  /** Files a request on a new association, made for it alone. The persons of the fixtures are attached to it with their usual rights. */
  filedOn(): Promise<string>
}

const association = async (office: TestOffice, tribunalId: string) => {
  const { db, store, now } = office
  const [content, papers] = await Promise.all(['statuts', 'papiers'].map((text) => spool(office, text)))
  if (!content || !papers) throw new Error('the files are missing')
  await store.keep(content)
  await store.keep(papers)
  const document = { uuid: randomUUID(), nom: 'Statuts.pdf' }
  const reserve = { uuid: randomUUID(), nom: `${canaries.reserve}.pdf` }
  const tribunal = await getTribunal(db, tribunalId)
  const creation = aCreationDepot()
  const version = versionDeCreation(creation, { membre: () => randomUUID(), documents: [document.uuid, reserve.uuid], remplaces: [] })
  for (const member of [...version.members.physiques, ...version.members.morales]) member.telephone = canaries.telephone
  return db.transaction().execute(async (trx) => {
    const numero = await newNumero(trx, tribunal)
    await referenceFichiers(
      trx,
      now(),
      [content, papers].map(({ sha256, taille }) => ({ sha256, taille, mime: 'application/pdf' as const, contenusActifs: [] })),
    )
    const same = { association: numero, requete: null, sousType: null, date: null, dateEffet: null, journal: null }
    await saveDocuments(trx, now(), [
      { ...same, ...document, type: 'STATUTS', sha256: content.sha256, reserve: false },
      { ...same, ...reserve, type: 'PIECE_ETAT_CIVIL', sha256: papers.sha256, reserve: true },
    ])
    await saveVersion(trx, {
      numero,
      tribunal: tribunalId,
      evenement: 'REPRISE',
      requete: null,
      contenu: version,
      now: now(),
      auteur: null,
    })
    return { numero, document, reserve }
  })
}

const spool = async ({ store }: TestOffice, text: string) => {
  const { Readable } = await import('node:stream')
  return store.spool(Readable.from([Buffer.from(text)]), { limit: 1000 })
}

/** Adds the restricted data of the fixtures' sheet: a user, invitations, a request for attachment, the paper register, a request. */
const plantCanaries = async (office: TestOffice, numero: string, people: World['people'], depose: Partial<Depot>): Promise<void> => {
  const { db, now, store } = office
  const usager = await someone(office)
  await db.updateTable('compte').set({ email: canaries.usager }).where('uuid', '=', usager.uuid).execute()
  await db.transaction().execute(async (trx) => {
    const droits = { association: numero, fonction: 'Membre', gestion: false, depot: false, now: now(), auteur: null }
    await tie(trx, { ...droits, compte: usager.uuid })
    await saveInvitation(trx, { ...droits, email: people.invited.email })
    await saveInvitation(trx, { ...droits, email: canaries.invitation })
    await aDemande(trx, { association: numero, compte: people.pending.uuid, fonction: 'Membre', now: now() })
    const constat = { id: randomUUID(), association: numero, texte: canaries.nonConformite, relevee_le: now() }
    await trx
      .insertInto('non_conformite')
      .values({ ...constat, relevee_par: null, levee_le: null, levee_par: null })
      .execute()
    const registre = [{ evenement: canaries.reprise, type: null, date: null, dateAg: null, texte: null }]
    await trx
      .insertInto('reprise')
      .values({ association: numero, numero_volume: '12', numero_folio: '3', registre: JSON.stringify(registre), reprise_le: now() })
      .execute()
  })
  const depot = aCreationDepot({ commentaire: canaries.depot, documents: [anAnnexe({ nom: filedAnnexe })] })
  const fichiers = [await keepPdf(store, await makePdf({ texte: 'Annexe' }))]
  await aRequeteOn(office, {
    association: numero,
    compte: usager.uuid,
    numero: canaries.requete,
    depot: { ...depot, ...depose },
    fichiers,
  })
}

/** Everything the matrix needs, made once with the server's own functions. `buildDepot`: content of the pending request. */
export const buildWorld = async (office: TestOffice, depose: Partial<Depot> = {}): Promise<World> => {
  const { db, now } = office
  const here = await association(office, 'TJ-STRASBOURG')
  const there = await association(office, 'TJ-COLMAR')
  const people: World['people'] = {
    activation: await someone(office, { authorities: [] }),
    unattached: await someone(office),
    depotOnly: await someone(office),
    gestionOnly: await someone(office),
    both: await someone(office),
    pending: await someone(office),
    invited: await someone(office),
    formerlyAttached: await someone(office),
    elsewhere: await someone(office),
    clerk: await clerk(office, 'TJ-STRASBOURG'),
    otherClerk: await clerk(office, 'TJ-COLMAR'),
    formerClerk: await clerk(office, 'TJ-STRASBOURG'),
    judge: await judge(office, 'TJ-STRASBOURG'),
    otherJudge: await judge(office, 'TJ-COLMAR'),
    administrator: await someone(office, { authorities: ['USAGER', 'ADMINISTRATION'] }),
  }
  // The token still contains the lost authority.
  await db
    .updateTable('compte')
    .set({ authorities: ['USAGER'] })
    .where('uuid', '=', people.formerClerk.uuid)
    .execute()
  const attach = (person: Exclude<Person, 'anonymous'>, numero: string, gestion: boolean, depot: boolean) =>
    db
      .transaction()
      .execute((trx) =>
        tie(trx, { association: numero, compte: people[person].uuid, fonction: 'Membre', gestion, depot, now: now(), auteur: null }),
      )
  for (const person of attached) await attach(person as 'both', here.numero, person !== 'depotOnly', person !== 'gestionOnly')
  await attach('formerlyAttached', here.numero, true, true)
  await db
    .updateTable('rattachement')
    .set({ termine_le: now(), fonction: canaries.ancien })
    .where('compte', '=', people.formerlyAttached.uuid)
    .execute()
  await attach('elsewhere', there.numero, true, true)
  await plantCanaries(office, here.numero, people, depose)
  const fresh: World['fresh'] = () =>
    aRegisteredAssociation(office, { dossierPapier: true, documents: [{ type: 'STATUTS', nom: 'Statuts.pdf' }] })
  const numerisee = `${canaries.numerisation}.pdf`
  await digitise(office, { numero: here.numero, agent: people.clerk, nom: numerisee })
  const signataire = await aSignataire(db)
  const code = 'AAAA-BBBB-CCCC-DDDD'
  const { sha256 } = await db.selectFrom('document').select('sha256').where('uuid', '=', here.document.uuid).executeTakeFirstOrThrow()
  await db
    .insertInto('extrait')
    .values({
      code,
      type: 'EXTRAIT',
      association: here.numero,
      version: 1,
      sha256,
      compte: people.both.uuid,
      delivre_le: now(),
    })
    .execute()

  const filer = await someone(office)
  const commune = await knownCommune(db)
  const filed = async (): Promise<string> => {
    const creation = aCreationIn(commune)
    const answer = await submitDepot(office, filer, {
      depot: { ...creation, commentaire: canaries.depot, declarant: { ...creation.declarant, nom: canaries.depot } },
    })
    return answer.json<{ numero: string }>().numero
  }
  const filedOn: World['filedOn'] = async () => {
    const rattaches = attached.map((person) => ({
      personne: people[person as 'both'],
      gestion: person !== 'depotOnly',
      depot: person !== 'gestionOnly',
    }))
    const inscrite = await aRegisteredAssociation(office, { rattaches })
    const { valeur } = await db.selectFrom('compteur').select('valeur').where('cle', '=', 'requete/2026').executeTakeFirstOrThrow()
    const numero = numeroRequete(2026, valeur + 1)
    await aRequeteOn(office, { association: inscrite.numero, compte: filer.uuid, numero })
    return numero
  }
  return { ...office, people, ...here, numerisee, fresh, code, signataire, filed, filedOn, ...courtActs(office, people.clerk, filed) }
}

export const callNames = Object.keys(calls) as (keyof typeof calls)[]
