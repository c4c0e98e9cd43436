import { TextField } from './field.tsx'

type Props = { label: string; least: number; error?: string | undefined; name?: string }

/** A password that is chosen, with the length that it needs; the browser may propose one. */
export const NewPasswordField = ({ label, least, error, name = 'password' }: Props) => (
  <TextField
    label={label}
    hint={`${least} characters or more`}
    name={name}
    type="password"
    autoComplete="new-password"
    required
    minLength={least}
    error={error}
  />
)
