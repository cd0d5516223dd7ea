/**
 * /donnees-personnelles (HEAD-15): purposes, durations, rights. The first table lists the durations that the server enforces today.
 * The second lists those that the ministry must choose (docs/threat-model.md, « Retention »).
 */
export const textePersonalDonnees = `## Qui est responsable

À compléter par le ministère : responsable du traitement, et coordonnées de la personne déléguée à la protection des données.

## Pourquoi ces données

| Finalité | Données | Base légale (à confirmer par le ministère) |
|---|---|---|
| Tenir le registre des associations | nom, fonction, adresse et nationalité des membres de la direction, noms des fondateurs, documents déposés | mission d'intérêt public : Code civil local, art. 55 à 79, et arrêté du 21 décembre 2022 |
| Recevoir et instruire les requêtes | identité, adresse et coordonnées du déclarant, annexes | mission d'intérêt public |
| Gérer les comptes | civilité, nom, prénom, adresse courriel, adresse postale facultative, empreinte du mot de passe | mission d'intérêt public |
| Prévenir par courriel | adresse courriel, texte des messages | mission d'intérêt public |
| Protéger le service | adresse IP, navigateur, dates de connexion, tentatives de connexion | mission d'intérêt public et obligation de sécurité |
| Aider les utilisateurs | état du compte, sessions, courriels envoyés, sans leur texte | mission d'intérêt public |

Le mot de passe n'est jamais gardé en clair. Personne ne peut le lire, ni le support, ni le tribunal.

Aucune décision n'est prise par un programme : le tribunal décide.

## Qui les reçoit

- **Le tribunal compétent** : les requêtes, leurs annexes et le dossier de l'association.
- **Le préfet** : la déclaration, pour son droit d'opposition (Code civil local, art. 61 à 63).
- **Toute personne qui a un compte** : le registre et les documents publics (art. 79). De ceux qui dirigent, fondent ou liquident une association, elle lit la civilité, le nom, la fonction, la commune et le pays de résidence, sans la rue, la nationalité, le téléphone ni l'adresse courriel. Ses consultations sont comptées et limitées.
- **Les personnes rattachées à l'association** : en plus, la rue et la nationalité de ces personnes, et les documents réservés.
- **Le support** : l'état des comptes, sans les requêtes ni les mots de passe.

Rien n'est vendu ni transmis à d'autres fins. Le site n'appelle aucun autre site.

À compléter par le ministère : sous-traitants, dont l'hébergeur, et lieu d'hébergement.

## Combien de temps

Ce que le site applique de lui-même :

| Données | Durée |
|---|---|
| Code de vérification (image ou son) | 10 minutes |
| Lien d'activation du compte | 7 jours |
| Lien pour un mot de passe oublié | 1 heure |
| Lien envoyé par le support pour choisir un mot de passe | 7 jours |
| Lien de changement d'adresse courriel | 20 minutes |
| Session ouverte | 1 heure sans activité, 12 heures au plus |
| Trace d'une session (navigateur, adresse IP) | 1 jour après son ouverture |
| Compte jamais activé | 7 jours après sa création ou le dernier lien |
| Compte sans connexion | 24 mois, puis 30 jours après un courriel d'avertissement |
| Texte des courriels | 30 jours après leur envoi |
| Journal de sécurité (connexions, refus, changements de droits) | 12 mois |
| Comptage des tentatives | 1 jour |
| Fichiers envoyés sans requête déposée | 1 jour |

Ce qui reste à fixer :

| Données | Durée |
|---|---|
| Registre, documents déposés | la durée de l'inscription, puis 2 ans d'archivage intermédiaire après la radiation (arrêté du 21 décembre 2022, art. 5) ; À compléter par le ministère : archivage définitif |
| Requêtes rejetées et leurs annexes | À compléter par le ministère |

## Vos droits

Vous pouvez demander l'accès à vos données, leur rectification, leur effacement ou la limitation de leur usage, et vous opposer à leur traitement. L'effacement et l'opposition ne s'appliquent pas à ce que la loi oblige à inscrire au registre.

- Vous corrigez vous-même les données de votre compte, sur la page Mon compte.
- Pour le registre, la correction se demande au greffe du tribunal compétent.
- Pour le reste, écrivez à {courriel}.

À compléter par le ministère : adresse postale et courriel où exercer ces droits.

Si la réponse ne vous satisfait pas, vous pouvez adresser une réclamation à la [Commission nationale de l'informatique et des libertés](https://www.cnil.fr/fr/plaintes).
`
