import { ageGroups, type AgeGroup } from '#contract/lesson-book.ts'
import { type ModelShape, object, text } from '#lesson/sections/model-shape.ts'
import { sections } from '#lesson/sections/registry.ts'

const shapeOf = (age: AgeGroup) =>
  object(
    Object.assign({}, ...sections.filter(({ ages }) => ages.includes(age)).map(({ model }) => model?.(age) ?? {})) as Record<
      string,
      ModelShape
    >,
  )

/** What a provider is asked for, section by section in the order of the registry. */
export const bookSchemas = Object.fromEntries(ageGroups.map((age) => [age, shapeOf(age)])) as Record<AgeGroup, ReturnType<typeof shapeOf>>

export const suggestionSchema = object({
  title: text(),
  scripture: text('The main passage, such as "Luke 15:1-7"; empty when there is none.'),
  theme: text('Two to five words.'),
})
