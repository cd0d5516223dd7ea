import { writeFileSync } from 'node:fs'
import { drawPdf } from '../core/pdf/draw.ts'
import { extrait } from './extrait-pdf.ts'
import { ordonnance, notificationDecision, certificatInscription } from '../requetes/actes-pdf.ts'
const tribunal = { libelle: 'Tribunal judiciaire de Colmar', adresse: 'Place du Marché aux Fruits', complementAdresse: null, codePostal: '68000', commune: 'Colmar' }
const verification = { code: 'K7QX-3MPA-9TRW-2HDE', url: 'https://registre.exemple.fr/verification/K7QX-3MPA-9TRW-2HDE' }
const adr = (a: string) => ({ adresse: a, complementAdresse: null, codePostal: '68000', commune: { libelle: 'Colmar' }, pays: 'FRANCE' })
const long = 'Association internationale des amis du patrimoine culturel, linguistique et naturel du Piémont des Vosges et de la vallée de la Bruche réunies en 1896'
const direction = [
  { type: 'physique' as const, fonction: 'Présidente', nom: 'WEBER', prenom: 'Camille', nationalite: 'FRANÇAISE', adresse: adr('12 rue des Œillets') },
  { type: 'physique' as const, fonction: 'Trésorier', nom: 'MÜLLER-ŁĘCKI', prenom: 'Jean-François', nationalite: 'POLONAISE', adresse: { ...adr('Hauptstraße 3'), codePostal: '77694', commune: { libelle: 'Kehl' }, pays: 'ALLEMAGNE' } },
  { type: 'morale' as const, fonction: 'Assesseur', denomination: 'Fédération des chorales d’Alsace', formeJuridique: 'Association inscrite', nomRepresentant: 'SCHMITT', prenomRepresentant: 'Élise', numeroInscription: 'STR000042', adresse: adr('1 quai Koch') },
  { type: 'reprise' as const, fonction: null, description: 'Hans Meyer, boulanger à Colmar (registre papier, volume 12, folio 33)' },
]
const association = (n: string, d = direction) => ({ numero: 'COL001234', etatAssociation: 'INSCRITE' as const, informations: { denomination: n, objet: "Faire connaître et entretenir le patrimoine de la commune.\nOrganiser des visites, des conférences et des chantiers ouverts à tous.", but: 'NON_LUCRATIF' as const, domaine: ['Culture, pratiques d\'activités artistiques', 'Environnement, cadre de vie'], gouvernance: 'Président', numero: '812345678', reference: null, stipulations: true, precisionStipulation: "La direction ne peut acquérir ou aliéner un immeuble, ni emprunter plus de 10 000 €, sans l'accord de l'assemblée générale.", dureeValidite: { valeur: 99, unite: 'ANNEE' as const }, dureeRenouvellement: null, finValidite: null, adresse: { ...adr('Maison des associations, 6 route d\'Ingersheim'), domiciliation: 'Madame Weber' } }, dateConstitutive: '2026-09-12', dateStatuts: '2026-09-12', dateInscription: '2026-11-20', dateInscriptionJAL: null, dateDissolution: null, dateDissolutionJAL: null, dateRadiation: null, direction: d })
const delivreLe = new Date('2026-11-20T13:02:00Z')
const acte = { tribunal, requete: { numero: 'R26000123', dateReception: new Date('2026-10-02T09:00:00Z') }, association: { numero: 'COL001234', denomination: long, siege: adr('6 route d\'Ingersheim'), dateStatuts: '2026-09-12' }, dateOrdonnance: '2026-11-20', signataire: { nom: 'Anne KELLER', qualite: 'Greffière' }, editeLe: delivreLe, verification }
const out = async (n: string, d: Parameters<typeof drawPdf>[0]) => { const t = performance.now(); const b = await drawPdf(d); writeFileSync(`/tmp/pdfs/${n}.pdf`, b); console.log(n, b.length, (performance.now() - t).toFixed(1)) }
await out('extrait', extrait({ association: association("Les Amis de l'Église Saint-Martin"), version: { ordre: 3, date: '2026-11-20' }, tribunal, delivreLe, verification }))
await out('extrait-long', extrait({ association: association(long, Array.from({ length: 30 }, (_, i) => direction[i % 4]!)), version: { ordre: 3, date: '2026-11-20' }, tribunal, delivreLe, verification }))
await out('ordonnance', ordonnance({ ...acte, prefet: { dateCommunication: '2026-10-05', issue: 'DELAI_ECOULE', dateIssue: '2026-11-16' } }))
await out('notification', notificationDecision({ ...acte, destinataire: { civilite: 'MME', nom: 'WEBER', prenom: 'Camille', adresse: '12 rue des Œillets', complementAdresse: 'Bâtiment B', codePostal: '68000', ville: 'Colmar' }, recours: { type: 'POURVOI_IMMEDIAT', villeCourAppel: 'Colmar' } }))
await out('certificat', certificatInscription({ ...acte, direction, stipulations: false, precisionStipulation: null }))
const times: number[] = []
for (let i = 0; i < 200; i++) { const t = performance.now(); await drawPdf(extrait({ association: association('Les Amis ' + i + ' de Saint-Martin ' + i * 7), version: { ordre: 3, date: '2026-11-20' }, tribunal, delivreLe, verification: { code: 'A' + i, url: 'https://x/verification/A' + i } })); times.push(performance.now() - t) }
times.sort((a, b) => a - b); console.log('median', times[100], 'p95', times[190])
