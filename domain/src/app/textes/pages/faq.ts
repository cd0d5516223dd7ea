/** /faq: questions of volunteers, answered from the specification and the local law (HEAD-06, HEAD-09). */
export const texteFaq = `Votre question n'est pas ici ? Consultez [l'aide](/aide), ou contactez le support : {courriel} ou {telephone}.

## Le registre

### Mon association relève-t-elle de ce registre ?

Oui si son siège est dans le Bas-Rhin, le Haut-Rhin ou la Moselle et qu'elle est inscrite selon le droit local. Une association de la loi de 1901, dont le siège est ailleurs en France, se déclare en préfecture.

### À quoi sert l'inscription ?

Elle donne à l'association la capacité juridique (Code civil local, art. 21). L'association porte alors le titre d'association inscrite (art. 65). Avant l'inscription, les personnes qui agissent en son nom s'engagent elles-mêmes (art. 54).

### Quel est le tribunal compétent ?

Celui dont dépend la commune du siège. Le site le trouve pour vous à partir de la commune. La liste des tribunaux figure dans [l'aide](/aide).

### Qui peut consulter le registre ?

Toute personne peut consulter le registre et les documents déposés (Code civil local, art. 79). Sur ce site, il faut un compte. Au greffe, il n'en faut pas.

### Les adresses et téléphones des dirigeants sont-ils visibles ?

La fiche ne montre ni le téléphone ni l'adresse courriel des membres. Les pièces d'identité sont réservées au tribunal et aux personnes rattachées à l'association.

## Créer une association

### Combien de personnes faut-il ?

Au moins 7 membres fondateurs pour l'inscription (Code civil local, art. 56). Si une association descend sous 3 membres, le tribunal lui retire la capacité juridique (art. 73).

### Quels documents faut-il fournir ?

La déclaration d'inscription, les statuts datés et signés par au moins 7 membres, et le procès-verbal de l'assemblée constitutive.

### Que doivent contenir les statuts ?

Le but, le nom et le siège de l'association, et la mention qu'elle doit être inscrite (Code civil local, art. 57). Ils règlent aussi l'entrée et la sortie des membres, les cotisations, la formation de la direction et la convocation des assemblées (art. 58).

### Peut-on choisir n'importe quel nom ?

Le nom doit se distinguer nettement de celui des associations déjà inscrites dans la même commune (Code civil local, art. 57). Recherchez-le d'abord dans [le registre](/association).

### Combien de temps dure l'inscription ?

Le greffe délivre un récépissé dans les 5 jours. Le tribunal a 1 mois pour examiner la déclaration. Le préfet a ensuite 6 semaines pour s'opposer (Code civil local, art. 63). Ces délais sont ceux de la loi : le site ne peut pas promettre une date.

### Combien coûte l'inscription ?

Le dépôt sur ce site est gratuit. Les frais de publication de l'avis dans un journal d'annonces légales sont à la charge de l'association (Code de procédure civile, annexe, art. 30-9).

### Faut-il encore envoyer du papier ?

Oui, pour une création : envoyez au greffe un exemplaire papier signé des statuts. Inscrivez le numéro de la requête sur la première page.

### Le tribunal a rejeté la demande. Que faire ?

L'ordonnance donne les motifs et la voie de recours. Le pourvoi immédiat se forme dans les quinze jours à compter de la notification (Code de procédure civile, annexe, art. 8). Vous pouvez aussi corriger le dossier et déposer une nouvelle requête.

## La vie de l'association

### Le comité n'a pas changé après l'assemblée. Faut-il le dire ?

Oui. Le renouvellement de la direction se déclare aussi, même à l'identique (Code civil local, art. 67).

### À partir de quand un nouveau président peut-il agir ?

Dès sa désignation. Mais envers les tiers, le changement ne compte qu'une fois inscrit, ou s'ils le connaissaient (Code civil local, art. 68).

### Nous avons changé les statuts. Quand s'appliquent-ils ?

Une modification de statuts n'a d'effet qu'à compter de son inscription (Code civil local, art. 71).

### Comment prouver à une banque qui dirige l'association ?

Envers les autorités, la preuve est l'attestation du tribunal (Code civil local, art. 69). L'extrait de ce site porte un code que la banque peut [vérifier en ligne](/verification). Il n'est pas certifié : la copie certifiée se demande au greffe.

### Comment mettre fin à l'association ?

L'assemblée décide la dissolution, puis la direction la déclare au tribunal (Code civil local, art. 74). Les liquidateurs la publient (art. 50), paient les dettes et attendent un an avant de remettre le solde (art. 51). La radiation vient ensuite.

### Où trouver un ancien dossier papier ?

Un dossier papier existe pour la plupart des associations créées avant avril 2023. Il se consulte au greffe du tribunal compétent.

## Le compte et le site

### Je n'ai pas reçu le courriel d'activation.

Regardez dans les courriers indésirables. Demandez ensuite un nouveau lien depuis la page de connexion. Si rien n'arrive, contactez le support : il peut envoyer un nouveau lien, mais ne connaît jamais votre mot de passe.

### Le lien du courriel ne fonctionne plus.

Un lien ne sert qu'une fois et pour un temps limité : 7 jours pour activer le compte, 1 heure pour changer un mot de passe oublié, 20 minutes pour changer d'adresse. Demandez-en un nouveau.

### Je ne peux ni lire ni entendre le code de vérification.

Le support peut faire cette étape avec vous : {telephone} ou {courriel}. Vous pouvez aussi faire votre démarche sur papier, au greffe.

### Pourquoi le site me déconnecte-t-il ?

Une session prend fin après 1 heure sans activité, et dans tous les cas après 12 heures. C'est une protection quand l'ordinateur est partagé.

### Mon fichier est refusé.

Formats acceptés : {formats}. Un fichier pèse au plus {tailleFichierMax}, et tous ensemble au plus {tailleMax}. Un PDF protégé par un mot de passe ou endommagé est refusé. Réduisez une photo trop lourde avant de la joindre.

### La personne qui avait le compte est partie.

Chaque personne a son propre compte : créez le vôtre. Pour agir au nom de l'association, adressez-vous au greffe du tribunal compétent si la fiche ne vous le propose pas.
`
