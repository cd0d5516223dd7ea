-- What is filed is stored as it was declared, so that its act can cover it and be recomputed; the commune our list gives to its head
-- office stands beside. Null for what was filed before: its JSON already holds that commune (shape 1), and is never rewritten.
alter table requete add column siege jsonb;
