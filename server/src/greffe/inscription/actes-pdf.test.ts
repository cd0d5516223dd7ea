import { aDepotDeclarant } from 'domain/requetes/examples/filings'
import { ordonnanceChangements } from 'domain/requetes/depot/ordonnance-changements'
import type { SousTypeRequete, TypeRecours } from 'domain/requetes/types'
import { describe, expect, test } from 'vitest'
import { anAct, aPrinted, ended, longName } from '../../../test/printed.ts'
import { readPdf } from '../../../test/read-pdf.ts'
import { pdfEngine } from '../../core/pdf/engine.ts'
import { certificatInscription, notificationDecision } from './actes-pdf.ts'
import { ordonnance } from './ordonnance-pdf.ts'

const { renderPdf } = pdfEngine()

const silence = { communiqueeLe: '2026-10-06', oppositionJusquau: '2026-11-17', reponseLe: null, opposition: null }
const aNotification = (type: TypeRecours = 'SANS_RECOURS', act = anAct(), enLigne = false) =>
  notificationDecision({
    ...act,
    destinataire: aDepotDeclarant({ complementAdresse: 'Bâtiment B' }),
    lrar: false,
    recours: { type, villeCourAppel: 'Colmar', enLigne },
  })

const acts = {
  ordonnance: (act = anAct()) => ordonnance({ ...act, prefet: silence, notifieeA: 'DECLARANT', changements: null }),
  notification: (act = anAct()) => aNotification('POURVOI_IMMEDIAT', act),
  certificat: (act = anAct()) => certificatInscription(act),
}

describe('acts of the court on a creation', () => {
  test("each is made under the product's name, headed by its court and its address", async () => {
    for (const act of Object.values(acts)) {
      const { text, info } = await readPdf(await renderPdf(act()))
      expect(text).toMatch(
        /^Tribunal judiciaire de Strasbourg Greffe du registre des associations Quai Finkmatt, CS 61030, 67070 Strasbourg/,
      )
      expect(info).toMatchObject({ Creator: "Registre des associations d'Alsace-Moselle" })
    }
  })

  test('the order says what is registered, on what request, who decided and when', async () => {
    const { text } = await readPdf(await renderPdf(acts.ordonnance()))
    expect(text).toContain('Numéro de la requête R26000123')
    expect(text).toContain('Date de réception de la requête 5 octobre 2026')
    expect(text).toContain('Dénomination Association chorale de Mittelbruch')
    expect(text).toContain('Siège 3 place du Lavoir imaginaire 67000 Strasbourg')
    expect(text).toContain('Date des statuts 3 octobre 2026')
    expect(text).toContain('Numéro d’inscription STR001234')
    expect(text).toContain('Décision rendue par Clotaire AMTMANN Qualité Juge du registre Date de l’ordonnance 20 novembre 2026')
  })

  test.each([
    [silence, 'écoulé le 17 novembre 2026 (Code civil local, art. 63)'],
    [{ ...silence, reponseLe: '2026-10-20' }, 'Le préfet a fait savoir le 20 octobre 2026 qu’il ne forme pas opposition'],
    [
      { ...silence, opposition: { le: '2026-10-20', leveeLe: '2026-11-10' } },
      'Le préfet a formé le 20 octobre 2026 une opposition, levée le 10 novembre 2026',
    ],
  ])('the order tells how the prefect was heard: %j', async (prefet, sentence) => {
    const { text } = await readPdf(await renderPdf(ordonnance({ ...anAct(), prefet, notifieeA: 'DECLARANT', changements: null })))
    expect(text).toContain('communiquée au préfet le 6 octobre 2026 (Code civil local, art. 61)')
    expect(text).toContain(sentence)
  })

  test.each([
    ['MODIFICATION', 'déclare des changements de l’association', 'l’inscription de ces changements', 'sont inscrits au registre'],
    ['DISSOLUTION', 'déclare la dissolution de l’association', 'l’inscription de la dissolution', 'La dissolution de l’association'],
    ['RADIATION', 'demande la radiation de l’association', 'la radiation de l’association du registre', 'est radiée du registre'],
  ] as const)('the acts on a filing that goes to no prefect say what it was: %s', async (type, saisine, dispositif, notifie) => {
    const act = { ...anAct(), type }
    const { text } = await readPdf(await renderPdf(ordonnance({ ...act, prefet: null, notifieeA: 'DECLARANT', changements: null })))
    expect(text).toContain(saisine)
    expect(text).toContain(dispositif)
    expect(text).not.toContain('préfet')
    const lettre = await readPdf(await renderPdf(aNotification('SANS_RECOURS', act)))
    expect(lettre.text).toContain(notifie)
    // Only a creation is published by the court.
    expect(lettre.text).not.toContain('Publication')
    expect((await readPdf(await renderPdf(certificatInscription(act)))).text).toContain('Le greffe certifie que')
  })

  test.each([
    ['CREATION', 'Ordonnance d’inscription', 'Certificat numérique d’inscription', 'Date de l’inscription 20'],
    [
      'MODIFICATION',
      'Ordonnance d’inscription de changements',
      'Certificat numérique d’inscription de changements',
      'Date de l’inscription des changements 20',
    ],
    [
      'DISSOLUTION',
      'Ordonnance d’inscription de la dissolution',
      'Certificat numérique d’inscription de la dissolution',
      'Date de l’inscription de la dissolution 20',
    ],
    ['RADIATION', 'Ordonnance de radiation', 'Certificat numérique de radiation', 'Date de la radiation 20'],
  ] as const)('[DOCTYPE-23] the order and the certificate are titled by what was requested: %s', async (type, order, certificate, day) => {
    const act = { ...anAct(), type }
    const heads = ' 67070 Strasbourg '
    const ordre = await readPdf(await renderPdf(ordonnance({ ...act, prefet: null, notifieeA: 'DECLARANT', changements: null })))
    expect(ordre.text).toContain(`${heads}${order} Numéro de la requête`)
    const certificat = await readPdf(await renderPdf(certificatInscription(act)))
    expect(certificat.text).toContain(`${heads}${certificate} Le greffe certifie`)
    expect(certificat.text).toContain(day)
  })

  test('[SRV-29] the order and the certificate of a dissolution name its liquidators and the day it was decided, never the former direction', async () => {
    const version = ended({ etatAssociation: 'DISSOUTE' }, { dateDissolution: '2026-10-04' })
    const act = { ...anAct(version), type: 'DISSOLUTION' as const }
    const ordre = (await readPdf(await renderPdf(ordonnance({ ...act, prefet: null, notifieeA: 'DECLARANT', changements: null })))).text
    const certificat = (await readPdf(await renderPdf(certificatInscription(act)))).text
    const liquidateurs =
      'Liquidateurs L’association est dissoute : ses liquidateurs la représentent (Code civil local, art. 48). Fonction Nom ou dénomination Liquidateur Wolfsberg Ulrike'
    for (const text of [ordre, certificat]) {
      expect(text.replaceAll('\u00a0', ' ')).toContain(liquidateurs)
      expect(text).toContain('Date des statuts 3 octobre 2026 Date de la dissolution 4 octobre 2026')
      expect(text).not.toMatch(/Mittelbrucher|Obersand|Membres de la direction|aucune limite/)
    }
  })

  test('[SRV-30] the certificate of a radiation names nobody', async () => {
    const act = { ...anAct(ended({ etatAssociation: 'RADIEE' })), type: 'RADIATION' as const }
    const { text } = await readPdf(await renderPdf(certificatInscription(act)))
    expect(text).toContain(
      'Représentation de l’association L’association est radiée du registre, qui ne dit plus qui peut signer pour elle.',
    )
    expect(text).not.toMatch(/Mittelbrucher|Wolfsberg|aucune limite/)
  })

  const avant = aPrinted()
  const [odile, lucien] = avant.members.physiques
  if (!odile || !lucien) throw new Error('nobody')
  const apres = {
    ...avant,
    informations: { ...avant.informations, denomination: 'Chorale du Ried', adresseCourriel: 'choeur@exemple.fr', objet: 'Chanter' },
    members: {
      ...avant.members,
      physiques: [{ ...odile, fonction: 'Trésorière', telephone: '0102030405', adresse: { ...odile.adresse, adresse: '9 rue du Four' } }],
    },
  }
  const changed = async (sousTypes: SousTypeRequete[]) => {
    const act = { ...anAct(), type: 'MODIFICATION' as const, association: { numero: 'STR001234', ...apres } }
    const changements = ordonnanceChangements(sousTypes, avant, apres)
    return (await readPdf(await renderPdf(ordonnance({ ...act, prefet: null, notifieeA: 'DECLARANT', changements })))).text
  }

  test('the order of a modification names each change, before and after, without what the public may not read', async () => {
    const text = await changed(['STATUTS', 'DENOMINATION', 'ADMINISTRATIF', 'MEMBRES'])
    expect(text.slice(text.indexOf('Motifs'), text.indexOf('Décision rendue par'))).toMatchInlineSnapshot(
      `"Motifs La requête n° R26000123, reçue le 5 octobre 2026, déclare des changements de l’association désignée ci-dessus. Objet des changements Statuts, Dénomination, Mise à jour administrative, Direction Dénomination Avant : Association chorale de Mittelbruch Après : Chorale du Ried Objet Avant : Pratiquer et faire connaître le chant choral. Après : Chanter Direction Supprimé : Monsieur Lucien Obersand (Secrétaire) Madame Odile Mittelbrucher, fonction Avant : Président(e) Après : Trésorière La déclaration et les pièces déposées remplissent les conditions de l’inscription d’un changement des statuts (Code civil local, art. 71). La déclaration et les pièces déposées remplissent les conditions de l’inscription d’un changement de la direction (Code civil local, art. 67). Décision Le tribunal ordonne l’inscription de ces changements au registre des associations. Numéro d’inscription STR001234 Ordonnance d’inscription de changements, R26000123 Page 1 sur 2 Un changement des statuts prend effet à son inscription (Code civil local, art. 71). Un changement de la direction est opposable aux tiers depuis son inscription (Code civil local, art. 68). Cette ordonnance est notifiée à la personne qui a déposé la requête (annexe du Code de procédure civile, art. 5). "`,
    )
    for (const secret of ['0102030405', 'choeur@exemple.fr', '9 rue du Four', 'Tilleuls']) expect(text).not.toContain(secret)
  })

  test.each<[SousTypeRequete[], string[], string[]]>([
    [['DENOMINATION'], ['art. 71'], ['art. 67', 'art. 68']],
    [['ADRESSE'], ['art. 71'], ['art. 67', 'art. 68']],
    [['STATUTS'], ['art. 71'], ['art. 67', 'art. 68']],
    [['MEMBRES'], ['art. 67', 'art. 68'], ['art. 71']],
    [['STATUTS', 'MEMBRES'], ['art. 71', 'art. 67', 'art. 68'], []],
    [['ADMINISTRATIF'], ['Ces changements figurent au registre'], ['art. 67', 'art. 68', 'art. 71']],
  ])('the order of a modification cites the articles of what changes: %j', async (sousTypes, cited, others) => {
    const text = await changed(sousTypes)
    for (const article of cited) expect(text).toContain(article)
    for (const article of others) expect(text).not.toContain(article)
  })

  const immediat =
    'Cette décision peut faire l’objet d’un pourvoi immédiat devant la cour d’appel de Colmar, dans les quinze jours à compter de la notification, un mois de plus outre-mer et deux mois de plus à l’étranger (Code de procédure civile, art. 643).'
  const forme = 'La personne intéressée forme le pourvoi elle-même ou par un notaire (annexe du Code de procédure civile, art. 7).'
  test.each<[TypeRecours, boolean, string]>([
    ['SANS_RECOURS', true, 'Cette décision n’est pas susceptible de recours.'],
    ['POURVOI_ORDINAIRE', true, `Cette décision peut faire l’objet d’un pourvoi devant la cour d’appel de Colmar. ${forme}`],
    ['POURVOI_IMMEDIAT', false, `${immediat} Le délai court du jour où le destinataire reçoit cette lettre. ${forme}`],
    [
      'POURVOI_IMMEDIAT',
      true,
      `${immediat} Le délai court du jour où le destinataire reçoit cette lettre, ou de celui où il l’ouvre en ligne s’il vient d’abord. ${forme}`,
    ],
  ])(
    '[STATE-10] the notification says the way of appeal, its delay and from when it runs: %s, notified on line %s',
    async (type, enLigne, said) => {
      const { text } = await readPdf(await renderPdf(aNotification(type, anAct(), enLigne)))
      expect(text.slice(text.indexOf('Voies de recours'), text.indexOf(' La greffière'))).toBe(`Voies de recours ${said}`)
    },
  )

  test('[X-79] the ordonnance is signed by the judge, the certificate and the notification by the clerk; each names both, dates in full', async () => {
    const texts = await Promise.all(Object.values(acts).map(async (act) => (await readPdf(await renderPdf(act()))).text))
    expect(texts[0]).toContain(
      'Décision rendue par Clotaire AMTMANN Qualité Juge du registre Date de l’ordonnance 20 novembre 2026 Délivrée par le greffe Aloïse GREFFENACKER, Greffière, le 20 novembre 2026',
    )
    const both = 'Ordonnance rendue par Clotaire AMTMANN, Juge du registre, le 20 novembre 2026'
    expect(texts[1]).toContain(`La greffière Aloïse GREFFENACKER Date de la notification 20 novembre 2026 ${both}`)
    expect(texts[2]).toContain(`La greffière Aloïse GREFFENACKER Date du certificat 20 novembre 2026 ${both}`)
    for (const text of texts) expect(text).not.toMatch(/\d\d\/\d\d\/\d{4}/)
  })

  test('a letter says how its court is reached, an order does not', async () => {
    const contact = '67070 Strasbourg 03 88 75 27 00, du lundi au vendredi, de 9 h à 12 h'
    expect((await readPdf(await renderPdf(acts.notification()))).text).toContain(contact)
    expect((await readPdf(await renderPdf(acts.ordonnance()))).text).not.toContain('03 88 75 27 00')
  })

  test('the notification is addressed to the filer', async () => {
    const { text } = await readPdf(await renderPdf(aNotification()))
    expect(text).toContain(
      'Madame Odile Mittelbrucher 12 rue des Tilleuls imaginaires Bâtiment B 67000 Strasbourg Notification de décision',
    )
  })

  test('the certificate lists the direction with function and name, in its order, and neither nationality, home address nor means of contact', async () => {
    const { text } = await readPdf(await renderPdf(acts.certificat()))
    expect(text).toContain('Président(e) Mittelbrucher Odile')
    expect(text.indexOf('Amis des orgues de Mittelbruch')).toBeGreaterThan(text.indexOf('Mittelbrucher Odile'))
    expect(text.indexOf('Obersand Lucien')).toBeGreaterThan(text.indexOf('Amis des orgues de Mittelbruch'))
    expect(text).toContain('Représentant : Kirchweiler Anatole')
    expect(text).not.toMatch(/exemple\.fr(?!\/verification)|03 88|FRANÇAISE|Tilleuls/)
  })

  test.each([
    [{ stipulations: false, precisionStipulation: null }, 'Le registre ne mentionne aucune limite aux pouvoirs de la direction'],
    [{ stipulations: true, precisionStipulation: "Pas d'emprunt." }, 'Limites aux pouvoirs de la direction Pas d’emprunt.'],
    [{ stipulations: true, precisionStipulation: null }, 'Limites aux pouvoirs de la direction Non renseigné'],
  ])('the certificate says the limits of powers: %j', async (informations, sentence) => {
    const { text } = await readPdf(await renderPdf(acts.certificat(anAct(aPrinted(informations)))))
    expect(text).toContain(sentence)
  })

  const missing = { dateStatuts: null, precisionStipulation: null, stipulations: true }
  test.each(Object.entries(acts))(
    '%s: with the longest names and missing dates, the last page holds the signature, what it signs and the code',
    async (_, act) => {
      for (const informations of [
        { denomination: longName },
        missing,
        { ...missing, denomination: longName },
        { ...missing, denomination: 'W'.repeat(150) },
      ]) {
        const { pages } = await readPdf(await renderPdf(act(anAct(aPrinted(informations)))))
        expect(pages.length).toBeLessThanOrEqual(2)
        expect(pages.at(-1)).toMatch(
          /(\.|Non renseigné) .*(Clotaire AMTMANN Qualité Juge du registre|La greffière Aloïse GREFFENACKER) .*K7QX-3MPA-9TRW/,
        )
      }
    },
  )

  test('the order the judge signed on this site says when it was prepared and what the visa is, still on one page', async () => {
    const { pages, text } = await readPdf(
      await renderPdf(
        acts.ordonnance({ ...anAct(), preparee: { le: '2026-11-18', par: { nom: 'Norbert GREFFENMATT', qualite: 'Greffier' } } }),
      ),
    )
    expect(pages).toHaveLength(1)
    expect(text).toContain('Préparée par le greffe Norbert GREFFENMATT, Greffier, le 18 novembre 2026 Visa du juge Apposé dans le registre')
    expect(text).not.toContain('Délivrée par le greffe')
  })

  test.each(['ordonnance', 'notification'] as const)('%s: the longest name stays on one page', async (name) => {
    const { pages } = await readPdf(await renderPdf(acts[name](anAct(aPrinted({ denomination: longName })))))
    expect(pages).toHaveLength(1)
    expect(pages[0]?.replace(/\s/g, '')).toContain(longName.replaceAll("'", '’').replace(/\s/g, ''))
  })
})
