/** /aide: how to search, file, follow and answer, and how to do so without a screen (HEAD-15, RGAA 12.1). */
export const texteAide = `## À quoi sert ce site

Le registre des associations rassemble les associations inscrites de droit local du Bas-Rhin, du Haut-Rhin et de la Moselle. Il est tenu par le greffe du tribunal dont dépend le siège de l'association.

Sur ce site, vous pouvez rechercher une association et ouvrir sa fiche, demander l'inscription d'une nouvelle association, suivre vos requêtes, et obtenir un extrait du registre.

Une question sur le fonctionnement du site : {courriel} ou {telephone}. Une question sur votre dossier : le greffe du tribunal compétent, dont l'adresse figure au bas de cette page.

## Créer un compte

1. Ouvrez [Créer un compte](/utilisateur/creationcompte) et remplissez le formulaire.
2. Choisissez un mot de passe d'au moins 10 caractères, dont une majuscule et un caractère spécial.
3. Recopiez le code de vérification. Vous pouvez le lire ou l'écouter.
4. Ouvrez le courriel que vous recevez, suivez son lien et confirmez. Ce lien est valable 7 jours.

Le courriel n'arrive pas ? Regardez dans les courriers indésirables, puis demandez un nouveau lien depuis la page de connexion. Si rien n'arrive, contactez le support : {courriel} ou {telephone}.

Chaque personne a son propre compte. Ne prêtez pas votre mot de passe : une requête déposée avec votre compte l'est en votre nom.

Un compte auquel personne ne se connecte pendant 24 mois est supprimé, 30 jours après un courriel qui vous en avertit. Vous connecter suffit à le garder.

## Rechercher une association

1. Connectez-vous, puis ouvrez [Consulter le Registre](/association).
2. Remplissez un ou plusieurs filtres : numéro, tribunal, dénomination, code postal, commune, adresse ou état. Les accents et les majuscules ne comptent pas.
3. Ouvrez la fiche de l'association. Elle montre les informations, les membres de la direction et les documents publics.

Sans compte, adressez-vous au greffe : toute personne peut consulter le registre et les documents déposés (Code civil local, art. 79).

## Demander l'inscription d'une association

### Avant de commencer

Il faut au moins 7 membres fondateurs (Code civil local, art. 56). Préparez :

- la déclaration d'inscription ;
- les statuts, datés et signés par au moins 7 membres (art. 59) ;
- le procès-verbal de l'assemblée constitutive ;
- le nom, l'adresse et la nationalité de chaque membre de la direction.

Formats acceptés : {formats}. Un fichier pèse au plus {tailleFichierMax}, et tous ensemble au plus {tailleMax}.

### Déposer la requête

1. Ouvrez [Créer une association](/creation).
2. Remplissez les étapes l'une après l'autre. Une étape incomplète vous dit ce qu'il manque.
3. Vérifiez le récapitulatif et envoyez. Le site affiche le numéro de la requête et le tribunal compétent.
4. Vous recevez un accusé de réception par courriel.
5. Envoyez au greffe un exemplaire papier signé des statuts. Inscrivez le numéro de la requête sur la première page.

### Ce qui se passe ensuite

| Étape | Qui agit | Délai légal |
|---|---|---|
| Récépissé de la déclaration | le greffe | 5 jours (Code de procédure civile, annexe, art. 30-1) |
| Examen de la déclaration | le tribunal | 1 mois à compter du récépissé (annexe, art. 30-2) |
| Communication au préfet, qui peut s'opposer | le préfet | 6 semaines (Code civil local, art. 63) |
| Inscription au registre | le tribunal | après le délai du préfet, ou après sa réponse |
| Paiement de la publication | l'association | 1 mois à compter de l'envoi du projet d'avis (annexe, art. 30-10) |

L'inscription donne à l'association sa capacité juridique (Code civil local, art. 21). La personne qui a déposé la requête est alors rattachée à l'association sur ce site.

## Suivre une requête

Ouvrez [Mon suivi](/requete). Chaque requête en cours y figure avec son état et sa date de dépôt. À chaque étape importante, vous recevez aussi un courriel.

Une requête est dans l'un de ces trois états : en cours, inscrite ou rejetée.

## Répondre au tribunal

Quand une pièce manque ou qu'une précision est utile, le tribunal vous la demande par courriel. Le courriel dit quoi fournir et jusqu'à quelle date.

- Suivez le lien du courriel pour répondre, ou répondez sur papier au greffe.
- Une réponse transmise ne peut plus être modifiée : relisez-la avant de l'envoyer.
- Vous avez perdu le courriel ? Adressez-vous au greffe, avec le numéro de la requête.

## Déclarer un changement, une dissolution, une radiation

- **Un changement de direction**, même un simple renouvellement, se déclare au tribunal (Code civil local, art. 67).
- **Un changement de statuts**, de nom ou de siège n'a d'effet qu'une fois inscrit (art. 71).
- **La dissolution** se déclare au tribunal (art. 74). Les liquidateurs la publient et appellent les créanciers (art. 50).
- **La radiation** vient après la liquidation. Le solde n'est remis qu'un an après la publication de la dissolution (art. 51).

Ouvrez la fiche de l'association : les démarches possibles en ligne y sont proposées. Si la vôtre n'y figure pas, déposez-la sur papier au greffe.

## Obtenir et vérifier un extrait

Depuis la fiche d'une association, choisissez « Générer un extrait ». L'extrait n'est pas certifié : une copie certifiée se demande au greffe (Code civil local, art. 79).

L'extrait porte un code. Toute personne peut [vérifier un document](/verification) avec ce code, sans compte.

## Faire la démarche sur papier

Aucune démarche n'oblige à utiliser ce site. Vous pouvez déposer ou envoyer votre dossier au greffe du tribunal compétent, avec les mêmes documents. Les délais légaux sont les mêmes.

## Les tribunaux qui tiennent le registre

Le tribunal compétent est celui dont dépend la commune du siège de l'association.

{tribunaux}
`
