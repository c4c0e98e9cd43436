import { identifier } from '#server/http/identifier.ts'
import { Problem } from '#server/http/problem.ts'
import { CannotDo, type OperatorCommand } from '#server/operator/command.ts'
import { decidePost } from './community.store.ts'

/** keep ID | remove ID: what the operator decides about a reported lesson. */
export const decideReported: OperatorCommand = async (app, [verb = '', given = '']) => {
  if (verb !== 'keep' && verb !== 'remove')
    throw new CannotDo('Say what to do with which lesson: npm run community -- keep ID, or npm run community -- remove ID.')
  try {
    const id = identifier(given, 'community.not_found')
    if (!(await decidePost(app, { id, keep: verb === 'keep' }))) throw new Problem('community.not_found')
  } catch (error) {
    throw error instanceof Problem ? new CannotDo(error.message) : error
  }
  return [verb === 'keep' ? 'The lesson is shown, and its reports are forgotten.' : 'The lesson is gone.']
}
