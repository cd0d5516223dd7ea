-- A publication not paid by its day comes back to the court, as a reply that has not come does (docs/decisions/0092).
create index requete_a_payer on requete (tribunal) where type = 'CREATION' and etape = 'ATTENTE_PAIEMENT_JAL';

update requete
set retour_le = (
  select (acte.contenu ->> 'dateRetour')::date
  from acte
  where acte.sujet = 'requete' and acte.sujet_id = requete.numero and acte.type in ('AVIS_FINS_PAIEMENT', 'REOUVERTURE')
  order by acte.rang desc
  limit 1
)
where etape = 'ATTENTE_PAIEMENT_JAL';
