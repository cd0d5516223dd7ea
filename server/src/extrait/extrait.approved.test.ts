import { expect, test } from 'vitest'
import { approvedAct, endings, lives, living } from '../../test/approved-acts.ts'
import { writtenBySituation } from '../../test/approved.ts'
import type { PrintedAssociation } from '../requetes/printed-representants.ts'
import { type DonneesExtrait, extrait } from './extrait-pdf.ts'

const { tribunal, verification } = approvedAct('CREATION', living())
const extracted = (version: PrintedAssociation, autrement: Partial<DonneesExtrait> = {}) =>
  extrait({
    numero: 'STR001234',
    dateInscription: '2026-11-18',
    version,
    ordre: 3,
    enVigueurDepuis: '2027-03-19',
    evenement: 'INSCRIPTION',
    tribunal,
    delivreLe: new Date('2027-12-24T22:30:00Z'),
    verification,
    ...autrement,
  })

test('[ACTION-10] [SRV-38] the whole extract in each situation of its association', async () => {
  const all = Object.entries({ ...lives, ...endings })
  await expect(
    writtenBySituation({
      ...Object.fromEntries(all.map(([situation, version]) => [situation, extracted(version)])),
      'but lucratif, domicilié, durées en mois et en jours': extracted(
        living({
          but: 'LUCRATIF',
          domaine: ['Sports, activités de plein air', 'Action sociale'],
          dureeValidite: { valeur: 1, unite: 'ANNEE' },
          dureeRenouvellement: { valeur: 20, unite: 'JOUR' },
          adresse: { ...living().informations.adresse, domiciliation: 'M. Rosenholz', complementAdresse: 'Cour arrière' },
        }),
      ),
      "jour d'entrée non repris du registre papier": extracted(living(), {
        dateInscription: null,
        evenement: 'CREATION_REPRISE',
      }),
    }),
  ).toMatchFileSnapshot('approved/extrait.txt')
})
