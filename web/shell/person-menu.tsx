import { ImageUp, LogOut } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { useLocation } from 'wouter'
import { NavMenu } from '#web/frame/nav-menu.tsx'
import { places } from '#web/frame/items.ts'
import { paths } from '#web/lib/paths.ts'
import { initialsOf } from '#web/lib/initials.ts'
import { type Person, useSession } from '#web/lib/session.tsx'
import { Button } from '#web/ui/button.tsx'
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

const MenuItem = ({ icon, onSelect, children }: { icon: ReactNode; onSelect: () => void; children: ReactNode }) => (
  <DropdownMenu.Item
    onSelect={onSelect}
    className="flex min-h-10 cursor-pointer items-center gap-2.5 rounded-md px-3 outline-none data-highlighted:bg-paper-2 [&>svg]:size-4.5 [&>svg]:text-mute"
  >
    {icon}
    {children}
  </DropdownMenu.Item>
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
        <DropdownMenu.Root modal={false}>
          <DropdownMenu.Trigger className="grid size-11 place-items-center rounded-full">
            <Face user={person.user} />
            <span className="sr-only">Profile menu</span>
          </DropdownMenu.Trigger>
          {/* No portal: the menu stays inside the header's landmark. */}
          <DropdownMenu.Content
            align="end"
            sideOffset={6}
            className="z-50 min-w-60 rounded-[14px] border border-line bg-card p-1.5 shadow-3"
          >
            <p className="px-3 pt-2 leading-snug font-semibold">{person.user.name || 'Signed in'}</p>
            <p className="truncate px-3 pb-2 text-sm text-mute">{person.user.email}</p>
            <DropdownMenu.Separator className="mx-1 my-1 h-px bg-line" />
            {accountLinks.map(({ to, name, icon: Icon }) => (
              <MenuItem key={name} icon={<Icon />} onSelect={() => go(to)}>
                {name}
              </MenuItem>
            ))}
            <MenuItem icon={<ImageUp />} onSelect={() => picture.current?.click()}>
              Change picture
            </MenuItem>
            <DropdownMenu.Separator className="mx-1 my-1 h-px bg-line" />
            {/* These pages stand outside the app. */}
            {otherPages.map(({ to, name, icon: Icon }) => (
              <MenuItem key={name} icon={<Icon />} onSelect={() => location.assign(to)}>
                {name}
              </MenuItem>
            ))}
            <DropdownMenu.Separator className="mx-1 my-1 h-px bg-line" />
            <MenuItem icon={<LogOut />} onSelect={signOut}>
              Sign out
            </MenuItem>
          </DropdownMenu.Content>
        </DropdownMenu.Root>
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
