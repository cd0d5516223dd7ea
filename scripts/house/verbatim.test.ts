import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const domain = join(import.meta.dirname, '..', '..', 'domain', 'src')
const catalogue = readdirSync(domain, { recursive: true, encoding: 'utf8' })
  .filter((path) => /(^|\/)textes\/[\w-]+\.ts$|(^|\/)courriels\.ts$/.test(path))
  .map((path) => readFileSync(join(domain, path), 'utf8').replaceAll(String.raw`\'`, "'"))
  .join('\n')

/** Strings the specification gives byte for byte, of the screens that exist; straight apostrophes and ordinary spaces included. */
const verbatim = [
  'le champ est obligatoire',
  'La date ne peut être postérieure à la date du jour',
  'Fichier inaccessible ou endommagé',
  "le type de fichier n'est pas acceptable",
  'Tailles des annexes trop élevée.',
  'Annuler les modifications ?',
  'Impossible de supprimer ce domaine',
  'Un ou plusieurs thèmes actuellement sélectionnés sont liés à ce domaine. Veuillez les supprimer avant de supprimer ce domaine.',
  "Suppression de l'annexe",
  "L'annexe a été supprimée.",
  'Le document a été ajouté.',
  "Erreur durant l'ajout du document.",
  'Erreur durant la demande de création',
  'La demande de création a été transmise',
  'Veuillez vérifier votre saisie. Les erreurs sont indiquées en rouge.',
  'Erreur de communication.',
  "Erreur d'accès au serveur",
  'Votre session a expiré.',
  'Veuillez rafraichir la page pour vous reconnecter.',
  'Identifiant ou mot de passe invalide.',
  "Erreur lors de l'authentification",
  'Si vous avez déjà suivi ce lien, veuillez ignorer ce message et vous connecter normalement.',
  'Accès interdit',
  'Fin de session',
  "Il n'y a rien ici.",
  'Aucun dépôt ne correspond à cette URL.',
  "Ma liste d'associations",
  "Vous n'êtes rattaché à aucune association",
  'Requêtes en cours',
  'Dernières activités',
  'Veuillez saisir les informations relatives au déclarant',
  'Type document inconnu',
  'Consulter le Registre',
  'Mon suivi',
  'Se déconnecter',
  'Mon compte',
  'Erreur durant la soumission',
  'La demande a été soumise.',
  'Erreur durant la modification',
  'Vos informations ont été modifiées',
  'Erreur durant la réinitialisation du mot de passe',
  'Ce lien a déjà été utilisé ou a expiré.',
  'Erreur durant le changement de mot de passe',
  'Votre mot de passe a été changé.',
  "Le changement n'a pas été effectué",
]

test.each(verbatim)('« %s » stands in the catalogue byte for byte', (text) => {
  expect(catalogue).toContain(text)
})

test.each(['le fichier dépasse la taille maximale autorisée de ', 'La taille des fichiers dépasse la limite de '])(
  '« %s{size} » stands in the catalogue byte for byte',
  (text) => {
    expect(catalogue).toContain(text)
  },
)
