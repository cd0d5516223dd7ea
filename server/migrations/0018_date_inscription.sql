-- The day of the entry in the register: of a registered creation the date of its order; of an association taken over, what is known.
alter table association add column inscrite_le date;
update association set inscrite_le = requete.date_ordonnancement
  from version join requete on requete.numero = version.requete
  where version.association = association.numero and version.ordre = 1;
