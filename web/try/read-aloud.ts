/** Plays the story of the landing page and lights each word while it is said. */
export function readAloud(place: HTMLElement): void {
  const button = place.querySelector<HTMLElement>('[data-story-play]')
  const clock = place.querySelector<HTMLElement>('[data-story-clock]')
  const words = [...place.querySelectorAll<HTMLElement>('[data-at]')].map((word) => ({ word, at: Number(word.dataset.at) }))
  const bars = [...place.querySelectorAll('rect')]
  if (!button || !clock || !place.dataset.story) return
  const audio = new Audio()
  audio.preload = 'none'
  audio.src = place.dataset.story
  const whole = clock.textContent
  const show = () => {
    const now = audio.currentTime
    const said = words.filter(({ at }) => at <= now).length
    for (const [index, { word }] of words.entries()) {
      word.toggleAttribute('data-lit', !audio.paused && index === said - 1)
      word.toggleAttribute('data-said', index < said - 1)
    }
    const share = audio.duration ? now / audio.duration : 0
    for (const [index, bar] of bars.entries()) bar.toggleAttribute('data-said', index / bars.length < share)
    clock.textContent = now > 0 ? `${Math.floor(now / 60)}:${String(Math.floor(now) % 60).padStart(2, '0')}` : whole
  }
  const follow = () => {
    show()
    if (!audio.paused) requestAnimationFrame(follow)
  }
  const pressed = (is: boolean) => {
    button.setAttribute('aria-pressed', String(is))
    button.setAttribute('aria-label', is ? 'Pause' : 'Read the story aloud')
  }
  button.addEventListener('click', () => void (audio.paused ? audio.play().catch(() => pressed(false)) : audio.pause()))
  audio.addEventListener('play', () => (pressed(true), follow()))
  audio.addEventListener('pause', () => (pressed(false), show()))
  audio.addEventListener('ended', () => {
    audio.currentTime = 0
    show()
  })
}
