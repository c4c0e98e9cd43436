import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe } from 'vitest'
import { filesOnDisk } from './files.ts'
import { filesSuite } from './files.suite.ts'

describe('files on the disk', () => filesSuite(() => filesOnDisk(mkdtempSync(path.join(tmpdir(), 'storyfold-files-')))))
