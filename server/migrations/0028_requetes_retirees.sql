-- A request its declarant took back ended without any decision: the day of its withdrawal orders it among what has ended.
alter table requete add column retiree_le date;
