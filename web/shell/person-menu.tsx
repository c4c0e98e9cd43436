import { ImageUp, LogOut } from 'lucide-react'
import { useRef } from 'react'
import { useLocation } from 'wouter'
import { NavMenu } from '#web/frame/nav-menu.tsx'
import { places } from '#web/frame/items.ts'
import { paths } from '#web/lib/paths.ts'
import { initialsOf } from '#web/lib/initials.ts'
import { type Person, useSession } from '#web/lib/session.tsx'
import { Button } from '#web/ui/button.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { accountLinks, otherPages } from './account-links.ts'
import { PictureInput } from './picture-input.tsx'

const Face = ({ user }: { user: Person['user'] }) =>
  user.profileImageUrl ? (
    <img src={user.profileImageUrl} alt="" width={36} height={36} className="size-9 rounded-full object-cover" />
  ) : (
    <span className="grid size-9 place-items-center rounded-full bg-teens text-sm font-semibold text-on-teens" aria-hidden="true">
      {initialsOf(user.name || user.email)}
    </span>
  )

/** The person: on a desk a menu below the face, on a phone the menu of everything with its search box. */
export function PersonMenu({ person }: { person: Person }) {
  const { leave } = useSession()
  const [, go] = useLocation()
  const picture = useRef<HTMLInputElement>(null)
  const signOut = () => void leave().then((left) => left && location.assign(paths.landing))
  return (
    <>
      <PictureInput input={picture} />
      <div className="max-md:hidden">
        <Menu
          className="grid size-11 place-items-center rounded-full"
          opener={
            <>
              <Face user={person.user} />
              <span className="sr-only">Profile menu</span>
            </>
          }
          head={
            <>
              <p className="px-2.5 pt-2 leading-snug font-semibold">{person.user.name || 'Signed in'}</p>
              <p className="truncate px-2.5 pb-2 text-sm text-mute">{person.user.email}</p>
            </>
          }
          groups={[
            [
              ...accountLinks.map(({ to, name, icon }) => ({ icon, name, run: () => go(to) })),
              { icon: ImageUp, name: 'Change picture', run: () => picture.current?.click() },
            ],
            // These pages stand outside the app.
            otherPages.map(({ to, name, icon }) => ({ icon, name, run: () => location.assign(to) })),
            [{ icon: LogOut, name: 'Sign out', run: signOut }],
          ]}
        />
      </div>
      <NavMenu items={[...places, ...accountLinks, ...otherPages]} opener={<Face user={person.user} />} className="md:hidden">
        <div className="mt-2 grid grid-cols-2 gap-2 border-t border-line pt-3">
          <Button look="outline" size="sm" className="min-h-11" onClick={() => picture.current?.click()}>
            <ImageUp className="size-4" aria-hidden="true" />
            Change picture
          </Button>
          <Button look="outline" size="sm" className="min-h-11" onClick={signOut}>
            <LogOut className="size-4" aria-hidden="true" />
            Sign out
          </Button>
        </div>
      </NavMenu>
    </>
  )
}
