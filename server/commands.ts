import { makeCodes } from './accounts/make-codes.ts'
import { backup } from './backup/backup.commands.ts'
import { doctor } from './backup/doctor.ts'
import { decideReported } from './community/decide-post.ts'
import { checkAi } from './generation/check-ai.ts'
import type { OperatorCommands } from './operator/command.ts'
import { announce } from './support/announce.ts'

/** The list of what an operator can ask for on the command line, whether Storyfold runs or not. */
export const operatorCommands: OperatorCommands = {
  codes: makeCodes,
  community: decideReported,
  announce,
  backup,
  doctor,
  'check-ai': checkAi,
}
