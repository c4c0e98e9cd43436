import { useRef, useState } from 'react'
import { churchSizes, roles, saveProfile } from '#contract/accounts.ts'
import { bioLength } from '#contract/limits.ts'
import { call } from '#web/lib/call.ts'
import { initialsOf } from '#web/lib/initials.ts'
import { useSession } from '#web/lib/session.tsx'
import { toast } from '#web/lib/toast.ts'
import { useSubmit } from '#web/lib/use-submit.ts'
import { PictureInput } from '#web/shell/picture-input.tsx'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextArea, TextField } from '#web/ui/field.tsx'
import { AccountData } from './account-data.tsx'
import { Card } from './card.tsx'

const roleNames: Record<(typeof roles)[number], string> = {
  senior_pastor: 'Senior Pastor',
  youth_pastor: 'Youth Pastor',
  childrens_director: "Children's Director",
  volunteer: 'Volunteer Teacher',
  other: 'Other',
}
const sizeNames: Record<(typeof churchSizes)[number], string> = {
  small: 'Under 100',
  medium: '100-500',
  large: '500-2000',
  mega: '2000+',
}
const none = { value: '', label: 'Not specified' }

export function ProfileTab() {
  const { person, update } = useSession()
  const picture = useRef<HTMLInputElement>(null)
  const [bio, setBio] = useState(person?.user.bio ?? '')
  const {
    busy: saving,
    errors,
    onSubmit,
  } = useSubmit(
    async (text) => {
      const saved = await call(saveProfile, {
        body: {
          name: text('name'),
          churchName: text('churchName'),
          churchSize: text('churchSize') as (typeof churchSizes)[number] | '',
          denomination: text('denomination'),
          role: text('role') as (typeof roles)[number] | '',
          bio,
        },
      })
      update(saved)
      toast({ title: 'Profile updated', description: 'Your profile has been updated successfully.' })
    },
    { failed: 'Update failed', otherwise: 'Failed to update your profile. Please try again.' },
  )
  if (!person) return null
  const { user } = person
  return (
    <>
      <Card
        title="Profile"
        about="Who you are and where you serve. Others see only your name and your church’s, on the links you send and where you say so."
      >
        <div className="mb-6 flex items-center gap-4">
          {user.profileImageUrl ? (
            <img
              src={user.profileImageUrl}
              alt="Your profile"
              width={80}
              height={80}
              className="size-20 shrink-0 rounded-full object-cover"
            />
          ) : (
            <span
              className="grid size-20 shrink-0 place-items-center rounded-full bg-teens text-2xl font-semibold text-on-teens"
              aria-hidden="true"
            >
              {initialsOf(user.name || user.email)}
            </span>
          )}
          <div>
            <PictureInput input={picture} />
            <Button look="outline" onClick={() => picture.current?.click()}>
              Change picture
            </Button>
            <p className="mt-1.5 text-sm text-mute">JPEG, PNG or WebP, up to 5 MB. It is cropped to a square.</p>
          </div>
        </div>
        <form onSubmit={onSubmit} noValidate className="grid gap-4 sm:grid-cols-2">
          <TextField label="Full name" name="name" autoComplete="name" defaultValue={user.name} maxLength={120} error={errors.name} />
          <TextField
            label="Email"
            hint="Email cannot be changed"
            name="email"
            type="email"
            value={user.email}
            readOnly
            disabled
            error={errors.email}
          />
          <TextField label="Church name" name="churchName" autoComplete="organization" defaultValue={user.churchName} maxLength={200} />
          <SelectField
            label="Role"
            name="role"
            defaultValue={user.role}
            options={[none, ...roles.map((value) => ({ value, label: roleNames[value] }))]}
          />
          <SelectField
            label="Church size"
            name="churchSize"
            defaultValue={user.churchSize}
            options={[none, ...churchSizes.map((value) => ({ value, label: sizeNames[value] }))]}
          />
          <TextField label="Denomination" name="denomination" defaultValue={user.denomination} maxLength={120} />
          <div className="sm:col-span-2">
            <TextArea
              label="Bio"
              hint={`${bio.length} of ${bioLength} characters`}
              name="bio"
              value={bio}
              onChange={(event) => setBio(event.currentTarget.value)}
              error={errors.bio}
            />
          </div>
          <div className="sm:col-span-2">
            <Button type="submit" disabled={saving}>
              {saving ? 'Saving...' : 'Save Changes'}
            </Button>
          </div>
        </form>
      </Card>
      <AccountData />
    </>
  )
}
