/** /mentions-legales (HEAD-15). Facts that only the ministry knows are marked as missing, never invented. */
export const texteLegalMentions = `Les mentions d'un site public sont exigées par la loi n° 2004-575 du 21 juin 2004 pour la confiance dans l'économie numérique.

## Éditeur

À compléter par le ministère de la Justice : nom du service éditeur, adresse postale, téléphone.

## Direction de la publication

À compléter par le ministère : nom et fonction de la personne qui dirige la publication.

## Hébergement

À compléter par le ministère : nom, adresse et téléphone de l'hébergeur.

## Contact

- Une question sur le fonctionnement du site : {courriel} ou {telephone}.
- Une question sur un dossier : le greffe du tribunal compétent, dont l'adresse figure dans [l'aide](/aide).

## Contenu du registre

Le registre des associations est tenu par le greffe, sous le contrôle du juge (Code de procédure civile, annexe, art. 30-5). Les documents déposés par les associations restent sous leur responsabilité.

## Réutilisation

À compléter par le ministère : conditions et licence de réutilisation des contenus et des données.

## Composants du site

- Les styles viennent du Système de design de l'État, publié sous licence MIT.
- La police de caractères Atkinson Hyperlegible Next est publiée sous licence SIL Open Font License 1.1.
- Le site ne charge rien depuis un autre site.

## Liens

Les liens vers d'autres sites s'ouvrent dans un nouvel onglet, et le disent. Leur contenu ne dépend pas de ce site.

## Sécurité

Vous avez trouvé un défaut de sécurité ? Écrivez à {courriel}, sans le rendre public.

À compléter par le ministère : adresse réservée aux signalements de sécurité et date de l'homologation.

## Voir aussi

- [Conditions générales d'utilisation](/cgu)
- [Données personnelles](/donnees-personnelles)
- [Cookies](/cookies)
- [Accessibilité](/accessibilite)
`
