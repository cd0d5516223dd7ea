-- Both are trusted extensions: the owner of the database may create them.
create extension if not exists unaccent;
create extension if not exists pg_trgm;

-- What searches compare: small letters without accents or ligatures, words parted by one space whether they were joined
-- by a hyphen, an apostrophe, a bracket or a comma. Applied twice it changes nothing more. `%`, `_` and `\` are kept.
-- unaccent() is only declared stable because its rules file may change with a major version of PostgreSQL: reindex the
-- search columns after such an upgrade. The body is parsed now, so that no search_path can divert it later.
create function sans_accents(texte text) returns text
  language sql immutable strict parallel safe
  return btrim(regexp_replace(
    lower(unaccent('unaccent'::regdictionary, normalize(texte, nfkc)) collate "C"),
    $class$[][\s'"`<>(){},./;:-]+$class$, ' ', 'g'));

-- LIKE pattern that finds the words of `texte`, in order, at the beginning of words of a search column, which is written
-- `' ' || sans_accents(…)`. An empty text finds everything.
create function debuts_de_mots(texte text) returns text
  language sql immutable strict parallel safe
  return '% ' || replace(regexp_replace(sans_accents(texte), '([\\%_])', '\\\1', 'g'), ' ', '% ') || '%';
