/** What a process of Storyfold needs of this one's environment: nothing else of it may decide how a test goes. */
export const childEnv: Record<string, string> = Object.fromEntries(
  ['PATH', 'NODE_COMPILE_CACHE'].flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
)
