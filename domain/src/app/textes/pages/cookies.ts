/**
 * /cookies (HEAD-15): every cookie and storage the site uses. The browser test of the footer compares these names
 * with those a browser holds, so that the text stays accurate.
 */
export const texteCookies = `Ce site n'utilise que des cookies nécessaires à la connexion, et deux cookies qui retiennent vos choix d'affichage. Il ne mesure pas l'audience, n'affiche pas de publicité et n'appelle aucun autre site.

## Pourquoi il n'y a pas de bandeau

Les cookies d'authentification, de sécurité et de préférence d'affichage sont dispensés de consentement par la Commission nationale de l'informatique et des libertés. Le site n'en utilise pas d'autre : il n'a donc rien à vous demander.

## Les cookies

| Nom | À quoi il sert | Durée |
|---|---|---|
| __Host-refresh | garde la session ouverte quand vous rechargez une page ; illisible par les programmes de la page | 12 heures au plus |
| _session, _session.sig | retient que vous êtes connecté auprès du service d'authentification ; le second signe le premier | 12 heures |
| _interaction, _interaction.sig | relie le formulaire de connexion à la page qui l'a demandé | 1 heure |
| _interaction_resume, _interaction_resume.sig | reprend la connexion après le formulaire | 1 heure |
| __Host-navigateur | reconnaît un navigateur où vous vous êtes déjà connecté, pour que les essais d'une autre personne ne bloquent pas votre connexion ; il ne contient ni nom ni adresse lisible | 1 an |
| theme | retient le thème clair ou sombre que vous avez choisi | 1 an |
| confort | retient que vous préférez un texte plus grand ou des liens soulignés | 1 an |
| messages | retient les messages d'information du service que vous avez masqués | 1 an |

La déconnexion efface la session. Le navigateur reste reconnu un an, ou jusqu'à ce que vous effaciez ce cookie. Les cookies d'affichage n'existent que si vous avez fait un choix sous « Affichage », en haut des pages, ou masqué un message.

## Ce que le navigateur garde d'autre

- **Le temps d'un onglet** : la page demandée avant la connexion, la tentative de connexion en cours, et le numéro d'un envoi en cours, pour ne jamais déposer deux fois la même requête.
- **Si votre session expire pendant une saisie** : ce que vous aviez saisi reste dans ce navigateur, pour vous être rendu à la connexion suivante. C'est effacé une fois rendu, à la déconnexion, quand un autre compte se connecte, et au plus tard après 7 jours.

Rien de cela ne sert à vous suivre.

## Refuser ou effacer

Vous pouvez effacer ou bloquer ces cookies dans les réglages de votre navigateur. Sans les cookies de connexion, vous ne pourrez plus vous connecter : la démarche sur papier, au greffe, reste possible.

Une question : {courriel} ou {telephone}. Voyez aussi [Données personnelles](/donnees-personnelles).
`
