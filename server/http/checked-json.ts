import * as z from 'zod/v4/core'

/**
 * The same shape with objects that are checked by compiled code: zod/mini, which the browser shares, takes each object field by field,
 * in twice the time (docs/performance.md).
 */
function compiled(shape: z.$ZodType): z.$ZodType {
  if (shape instanceof z.$ZodObject) {
    const { def } = shape._zod
    const fields = Object.entries(def.shape).map(([name, field]) => [name, compiled(field)] as const)
    return new z.$ZodObjectJIT({ ...def, shape: Object.fromEntries(fields) })
  }
  if (shape instanceof z.$ZodArray) return new z.$ZodArray({ ...shape._zod.def, element: compiled(shape._zod.def.element) })
  return shape
}
const known = new WeakMap<z.$ZodType, z.$ZodType>()

/** A reply as JSON; throws where it is not of that shape, and leaves out what the shape does not name. */
export function checkedJson(shape: z.$ZodType, value: unknown): string {
  const quick = known.get(shape) ?? compiled(shape)
  known.set(shape, quick)
  return JSON.stringify(z.parse(quick, value))
}
