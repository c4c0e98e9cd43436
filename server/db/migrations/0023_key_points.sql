-- Each key point of a stored book gets a name and what it rests on; what rests under no point stays beside them.
UPDATE "books" SET "content" = ("content" - 'keyPoints' - 'evidence') || jsonb_build_object(
  'version', 3,
  'keyPoints', (
    SELECT coalesce(jsonb_agg(jsonb_build_object(
      'id', substr(md5(p.n || ' ' || p.said), 1, 8),
      'text', p.said,
      'evidence', (
        SELECT coalesce(jsonb_agg(e.one -> 'quote' ORDER BY e.n), '[]'::jsonb)
        FROM jsonb_array_elements(coalesce("content" -> 'evidence', '[]'::jsonb)) WITH ORDINALITY AS e(one, n)
        WHERE e.one ->> 'point' = p.said AND NOT EXISTS (
          SELECT 1 FROM jsonb_array_elements_text("content" -> 'keyPoints') WITH ORDINALITY AS q(said, n)
          WHERE q.said = p.said AND q.n < p.n
        )
      )
    ) ORDER BY p.n), '[]'::jsonb)
    FROM jsonb_array_elements_text("content" -> 'keyPoints') WITH ORDINALITY AS p(said, n)
  ),
  'evidence', (
    SELECT coalesce(jsonb_agg(e.one ORDER BY e.n), '[]'::jsonb)
    FROM jsonb_array_elements(coalesce("content" -> 'evidence', '[]'::jsonb)) WITH ORDINALITY AS e(one, n)
    WHERE NOT EXISTS (
      SELECT 1 FROM jsonb_array_elements_text("content" -> 'keyPoints') AS q(said) WHERE q.said = e.one ->> 'point'
    )
  )
)
WHERE "content" ->> 'version' = '2' AND jsonb_typeof("content" -> 'keyPoints') = 'array' AND jsonb_typeof(coalesce("content" -> 'evidence', '[]'::jsonb)) = 'array';
