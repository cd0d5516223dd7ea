import { courrielInactif } from 'domain/compte/courriels-fin-compte'
import { joursDAvertissementInactif, moisDInactivite } from 'domain/compte/fermeture'
import { ajouterJours, ajouterMois, jourDeParis } from 'domain/core/jour'
import { ecrire } from '../../compte/ecrire.ts'
import { noterAverti } from '../../compte/sql.ts'
import type { Trx } from '../../core/database.ts'
import type { Office } from '../../core/door.ts'
import { direSansGestion, terminerCompte } from './fermer.ts'
import { situationFermeture } from './situation.ts'
import { inactifsAAvertir, inactifsAFermer } from './sql.ts'

type Poste = Pick<Office, 'db' | 'jobs' | 'settings' | 'now'>

const debutDu = (jour: string): Date => new Date(`${jour}T00:00:00Z`)

/**
 * Accounts nobody has used for two years: told a month before, then closed (threats §9). Never the last one that administers the users of an
 * association, whose other users and court are told instead, nor one with a request under way.
 */
export const fermerInactifs = (office: Poste, instant: Date): Promise<void> =>
  office.db.transaction().execute(async (trx) => {
    const aujourdhui = jourDeParis(instant)
    await avertir(trx, office, aujourdhui, instant)
    const depuis = debutDu(ajouterMois(aujourdhui, -moisDInactivite))
    for (const compte of await inactifsAFermer(trx, depuis, debutDu(ajouterJours(aujourdhui, 1 - joursDAvertissementInactif)))) {
      const { obstacles, dernieres } = await situationFermeture(trx, compte.uuid, aujourdhui)
      if (obstacles.length === 0 && dernieres.length === 0) await terminerCompte(trx, office, compte, { inactif: true })
    }
  })

const avertir = async (trx: Trx, office: Poste, aujourdhui: string, instant: Date): Promise<void> => {
  const fin = ajouterJours(aujourdhui, joursDAvertissementInactif)
  for (const { uuid, email } of await inactifsAAvertir(trx, debutDu(ajouterMois(fin, -moisDInactivite)))) {
    const { dernieres } = await situationFermeture(trx, uuid, aujourdhui)
    await noterAverti(trx, uuid, instant)
    const noms = dernieres.map(({ nom }) => nom)
    await ecrire(trx, office, uuid, email, courrielInactif(fin, noms, `${office.settings.baseUrl}/startlogin`))
    for (const association of dernieres) await direSansGestion(trx, office, association, { compte: uuid, le: fin })
  }
}
