// Asks for what the page of this address begins with, while the files of the page are fetched: web/lib/call.ts takes the answers.
// What is asked for here and not by the page is only asked in vain; what the page asks for and this does not, it asks for itself.
{
  const answers = (window.askedEarly = {})
  let token = null
  try {
    token = localStorage.getItem('token')
  } catch {
    // Without storage nobody is signed in here.
  }
  const ask = (address, then) => {
    // Where the files were faster, the page has asked for it.
    if (address in answers) return
    const answer = fetch(address, token ? { headers: { authorization: `Bearer ${token}` }, credentials: 'include' } : {})
    answers[address] = answer
    answer.then(async (response) => response.ok && then?.(await response.clone().json())).catch(() => undefined)
  }
  const ofSermon = (id) => (ask(`/api/sermons/${id}`), ask(`/api/sermons/${id}/links`))
  const pages = [
    [
      /^\/$/,
      () => {
        for (const one of ['ai-provider', 'user/class']) ask(`/api/${one}`)
        ask('/api/recent-sermons', (recent) => {
          const newest = recent.find(({ state }) => state === 'done' || state === 'writing')
          if (newest) ofSermon(newest.id)
        })
      },
    ],
    [/^\/library$/, () => ['', '/overview'].map((one) => ask(`/api/library${one}`))],
    [/^\/stories$/, () => ['', '/count'].map((one) => ask(`/api/community${one}`))],
    [/^\/books\/([^/]+)(?:\/teach)?$/, (id) => ['', '/pictures'].map((one) => ask(`/api/books/${id}${one}`))],
    [/^\/sermons\/([^/]+)$/, (id) => ['', '/plan'].map((one) => ask(`/api/sermons/${id}${one}`))],
  ]
  const { pathname, search } = location
  const link = /^\/teach\/([^/]+)\/class\//.exec(pathname)
  if (link) ask(`/api/teach/${link[1]}`)
  else if (token) {
    ask('/api/auth/me')
    // An address with a question asks for something else.
    if (!search) for (const [at, askFor] of pages) if (at.test(pathname)) askFor(at.exec(pathname)[1])
  }
}
