import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { apps, networkingK8sIo, policy } from 'kubernetes-models'
import { Service } from 'kubernetes-models/v1/Service'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { variables } from '#server/config.ts'

const root = path.join(import.meta.dirname, '..')
const read = (name: string) => readFileSync(path.join(root, name), 'utf8')
type Container = { image: string; env: { name: string }[]; securityContext: object }
type Manifest = { kind: string; spec: { template: { spec: { securityContext: object; containers: Container[] } } } }
const kinds: Record<string, new (value: never) => { validate: () => void }> = {
  Deployment: apps.v1.Deployment,
  Service,
  PodDisruptionBudget: policy.v1.PodDisruptionBudget,
  Ingress: networkingK8sIo.v1.Ingress,
}
const known = new Set(variables.map(({ name }) => name))

test('the Kubernetes manifests are what Kubernetes takes, without root, without a writable disk, with variables that exist', () => {
  const manifests = parseAllDocuments(read('deploy/kubernetes/storyfold.yaml')).map((document) => document.toJS() as Manifest)
  expect(manifests).toHaveLength(5)
  for (const manifest of manifests) {
    const Kind = kinds[manifest.kind]
    if (!Kind) throw new Error(`${manifest.kind} has no validator`)
    new Kind(manifest as never).validate()
  }
  const pods = manifests.filter(({ kind }) => kind === 'Deployment').map(({ spec }) => spec.template.spec)
  expect(pods).toHaveLength(2)
  for (const { securityContext, containers } of pods) {
    expect(securityContext).toMatchObject({ runAsNonRoot: true })
    for (const one of containers) {
      expect(one.securityContext).toMatchObject({ readOnlyRootFilesystem: true, allowPrivilegeEscalation: false })
      expect(one.env.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([])
    }
  }
  const broken = { ...manifests[0], spec: { ...manifests[0]!.spec, replicas: 'two' } }
  expect(() => new apps.v1.Deployment(broken as never).validate()).toThrow()
})

test('the compose file names variables that exist, and its products cannot write to their own disk', () => {
  const compose = parse(read('deploy/compose.yaml'), { merge: true }) as {
    services: Record<string, { read_only?: boolean; environment?: Record<string, string>; image?: string; volumes?: string[] }>
  }
  const products = Object.entries(compose.services).filter(([, one]) => one.image === 'storyfold:latest')
  expect(products.map(([name, one]) => [name, one.read_only, one.environment?.ROLE])).toEqual([
    ['web', true, 'web'],
    ['worker', true, 'worker'],
  ])
  for (const [, one] of products) expect(Object.keys(one.environment ?? {}).filter((name) => !known.has(name))).toEqual([])
  expect(existsSync(path.join(root, 'deploy/Caddyfile'))).toBe(true)
})

test('the image is made of folders that are there and runs as nobody in particular', () => {
  const lines = read('Dockerfile').split('\n')
  const copied = lines.flatMap((line) => [...line.matchAll(/ \/app\/(\S+)/g)].map(([, name = '']) => name))
  expect(copied.filter((name) => !['node_modules', 'dist'].includes(name) && !existsSync(path.join(root, name)))).toEqual([])
  expect(lines).toContain('USER 10001')
})

test('whatever the server takes from a package is there without the packages of development, which the image leaves out', () => {
  const { dependencies, optionalDependencies } = JSON.parse(read('package.json')) as Record<string, Record<string, string>>
  const there = new Set(Object.keys({ ...dependencies, ...optionalDependencies }))
  const sources = ['server', 'contract', 'lesson']
    .flatMap((room) => readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' }).map((name) => path.join(room, name)))
    .filter((name) => name.endsWith('.ts') && !/\.(?:test|suite)\.ts$|test-child|dev-pages|\.d\.ts$/.test(name))
  const taken = sources.flatMap((name) =>
    [...read(name).matchAll(/^import (?!type)[^']*'([^'.#][^']*)'|(?:await import|\bsdk)\('([^'.#][^']*)'\)/gm)].map(
      ([, one, two]) => one ?? two ?? '',
    ),
  )
  const fonts = [...read('server/print/print-fonts.ts').matchAll(/'([\w-]+)\/files\//g)].map(([, family]) => `@fontsource/${family}`)
  const packages = [...taken, ...fonts].filter((one) => !one.startsWith('node:')).map((one) => /^(?:@[^/]+\/)?[^/]+/.exec(one)?.[0] ?? one)
  expect(new Set(packages).size).toBeGreaterThan(30)
  expect([...new Set(packages)].filter((one) => !there.has(one)).toSorted()).toEqual([])
})
