import { Eye, Heart } from 'lucide-react'

const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`

/** How many like a shared lesson and how many saw it, where it can only be read; of none nothing is said. */
export const LikesAndViews = ({ likes, views }: { likes: number; views: number }) => (
  <>
    {likes > 0 && (
      <span className="flex items-center gap-1.5">
        <Heart className="size-4" aria-hidden="true" />
        {counted(likes, 'like')}
      </span>
    )}
    {views > 0 && <Views views={views} />}
  </>
)
export const Views = ({ views }: { views: number }) => (
  <span className="flex items-center gap-1.5">
    <Eye className="size-4" aria-hidden="true" />
    {counted(views, 'view')}
  </span>
)
