/** Every error that the server answers with: its code, its HTTP status, and the words where the cause gives no better ones. */
export const errors = {
  'call.malformed': [400, 'Something in this request is not as it should be. Please check the fields and try again.'],
  'call.not_found': [404, 'There is nothing at this address.'],
  'call.too_large': [413, 'This is larger than the server accepts.'],
  'call.key_reused': [422, 'This Idempotency-Key was used for another call. Use a new one for each call.'],
  'call.too_slow': [408, 'This took too long to arrive. Please check the connection and try again.'],
  'call.too_many': [429, 'That was too many tries in a short time. Please wait a little and try again.'],
  'server.fault': [500, 'Something went wrong on our side. Nothing you typed was changed. Please try again.'],
  'server.database_away': [503, 'The database is not answering right now. Please try again in a moment.'],
  'server.stopping': [503, 'Storyfold is being restarted. What you sent before is kept; please try again in a few seconds.'],
  'server.files_away': [503, 'The file store is not answering right now. Please try again in a moment.'],
  'server.damaged': [
    500,
    'A part of the database cannot be read, so this was not done and nothing was changed. Please tell whoever runs Storyfold: npm run doctor says which part.',
  ],
  'server.disk_full': [507, 'The server has no room left to store this. Please tell whoever runs it; nothing was saved.'],
  'accounts.no_session': [401, 'Please log in.'],
  'accounts.wrong_login': [401, 'Invalid email or password.'],
  'accounts.email_taken': [409, 'There is already an account with this email. Log in instead.'],
  'accounts.code_unknown': [422, 'This code is not valid. Check it for typing mistakes, or leave the field empty to start a free trial.'],
  'accounts.password_common': [422, 'This password is one of the most common ones. Please choose another.'],
  'accounts.wrong_password': [422, 'The current password is not right.'],
  'accounts.reset_unknown': [422, 'This link has already been used or is more than an hour old. Ask for a new one on the login page.'],
  'accounts.no_such_session': [404, 'This device is already signed out.'],
  'accounts.trial_over': [402, 'Your free trial has ended. Everything you made stays readable. Subscribe to make new lessons.'],
  'billing.off': [503, 'Payments are not set up on this installation. Please write to whoever runs it.'],
  'billing.provider': [502, 'The payment provider did not answer. Nothing was charged; please try again.'],
  'billing.lifetime': [409, 'You have lifetime access. There is nothing to pay.'],
  'billing.already': [409, 'You have a plan already. Change it under Manage Billing.'],
  'billing.no_subscription': [409, 'You have no plan to change.'],
  'billing.not_yours': [404, 'This checkout does not belong to your account.'],
  'billing.bad_signature': [400, 'This event does not carry the signature of the payment provider.'],
  'billing.declined': [422, 'Your card was declined, so nothing was changed. Change the card under Manage Billing and try again.'],
  'billing.same_plan': [409, 'You are already on this plan.'],
  'gifts.code_unknown': [422, 'This code is not valid. Check it for typing mistakes.'],
  'gifts.code_used': [409, 'This code has already been used. A code works once.'],
  'gifts.failed': [502, 'Failed to create gift card. Please try again.'],
  'pictures.too_large': [413, 'Please select an image smaller than 5MB.'],
  'pictures.wrong_type': [415, 'Please select a JPEG, PNG, or WebP image.'],
  'pictures.too_many_pixels': [422, 'The dimensions of this image are too large. Please select one with fewer pixels.'],
  'pictures.unreadable': [422, 'This image is damaged or incomplete and could not be read. Please select another.'],
  'sermons.not_found': [404, 'This sermon is not in your library. It may have been deleted.'],
  'sermons.no_file': [400, 'No file arrived. Please choose a PDF, DOCX or TXT file.'],
  'sermons.file_too_large': [413, 'File size must be less than 10MB'],
  'sermons.wrong_type': [415, 'File type not supported. Please upload: .pdf,.docx,.txt'],
  'sermons.type_mismatch': [415, 'The content of this file is not what its name says. Not a valid file of this type.'],
  'sermons.encrypted': [422, 'This file is protected by a password. Remove the password, save it again and upload that copy.'],
  'sermons.no_text': [
    422,
    'No readable text was found in this file. It may be a scan or only images. Upload a text version or paste the sermon.',
  ],
  'sermons.glyph_soup': [
    422,
    'The text of this file shows on the page but cannot be read from it: its letters are stored as shapes without their meaning. Save it again from the program that made it, as DOCX or as a PDF with text in it, or paste the sermon.',
  ],
  'sermons.damaged': [
    422,
    'This file is damaged or incomplete and could not be read. Save it again from the program that made it, or paste the sermon.',
  ],
  'sermons.too_complex': [
    422,
    'This file is too complex or too large to read safely. Save the text alone as a new file, or paste the sermon.',
  ],
  'generation.not_a_sermon': [
    422,
    'This does not read like a sermon or a Bible lesson, so no lesson was made from it. Check the text and try again.',
  ],
  'generation.not_english': [
    422,
    'This text is not in English. Lessons are written from English sermons only: translate it first, then try again.',
  ],
  'generation.too_short': [422, 'This text is too short to make three lessons from. Paste the whole sermon: at least 150 words.'],
  'generation.asks': [
    409,
    'This sermon is waiting for you to confirm what was heard. Open it, choose its main idea, and the books will be written.',
  ],
  'generation.busy': [409, 'The books of this sermon are being written right now. Wait until they are done, then change what was heard.'],
  'plan.not_there': [404, 'This sermon has not been read yet. Ask for its books first.'],
  'plan.no_such_passage': [422, 'There is no such passage in the Bible. Check the book, the chapter and the verse.'],
  'generation.failed': [502, 'The lessons could not be finished. Your sermon is saved; try again from Recent Generations.'],
  'tries.not_found': [404, 'These books have already been saved, or their 24 hours are up. Drop the sermon again: it takes a few seconds.'],
  'tries.too_long': [413, 'This is longer than one sermon. Send a text of at most 30,000 words.'],
  'tries.crowded': [503, 'Storyfold is too busy right now. Please try again in a minute.'],
  'community.not_found': [404, 'This lesson is not shared, or it was taken back.'],
  'community.already_shared': [409, 'This lesson is already shared. Take it back first to share it again.'],
  'library.file_too_large': [
    413,
    'This file is larger than a library may be. Export fewer sermons at a time, or ask whoever runs this installation.',
  ],
  'library.not_a_library': [422, 'This is not a library that Storyfold exported. Choose the ZIP that Export library made.'],
  'library.file_damaged': [
    422,
    'This library is damaged or was changed since it was exported, so nothing was taken from it. Export it again and use that file.',
  ],
  'library.file_newer': [422, 'This library was exported by a newer Storyfold than this one. Nothing was taken from it.'],
  'library.book_not_found': [404, 'This book is not in your library. It may have been deleted.'],
  'library.section_changed': [
    409,
    'Somebody changed this section while you were writing. Both texts are here: choose one, or put them together, and save again.',
  ],
  'library.cannot_change': [422, 'This cannot be saved as it stands. What you typed is still here.'],
  'library.nothing_else': [
    422,
    'There is no other version of this here. Write it in your own words, or choose another story under What We Heard.',
  ],
  'library.no_such_revision': [404, 'The history of this book does not go back that far.'],
  'notes.not_found': [404, 'This note is not there. It may have been deleted.'],
  'notes.full': [409, 'This lesson has as many notes as it can keep. Delete one that is no longer needed.'],
  'links.not_found': [404, 'This link has ended, or was never made. Ask whoever sent it for a new one.'],
  'links.not_yet': [404, 'This link does not work yet. It starts on the day that the sender chose.'],
  'links.ends_before': [422, 'A link cannot end before it begins, or in the past.'],
  'pictures.not_in_book': [404, 'This book has no such picture.'],
  'narration.no_voice': [
    404,
    'This machine has no voice to read aloud. Whoever runs it can install espeak-ng or configure an AI provider that speaks.',
  ],
  'narration.none': [404, 'This book has not been read aloud yet.'],
  'narration.failed': [502, 'The narration could not be made. The book is unchanged; please try again.'],
  'narration.recording_too_long': [413, 'A recording can be up to 15 minutes long. Read a little faster, or stop before the end.'],
  'narration.recording_unreadable': [422, 'This sound cannot be read: it has to be a WAV file at least two seconds long. Record it again.'],
  'narration.recording_silent': [
    422,
    'Nothing can be heard in this recording. Check that the right microphone is chosen and turned on, and record it again.',
  ],
  'exports.failed': [500, 'This file could not be made from the book. Nothing was changed; please try again.'],
  'exports.no_slides': [404, 'There are slides for teens and children; three-year-olds need none.'],
} as const satisfies Record<string, readonly [number, string]>

export type ErrorCode = keyof typeof errors
/** A place of a book that somebody else changed first: what stands there now, who wrote it and when. */
export type Conflict = { section: string; path: string; value: unknown; by: string; at: string }
/** The one shape of every answer under /api that is not a success. */
export type ErrorBody = {
  code: ErrorCode
  message: string
  /** The number under which the server's log has this call. */
  requestId?: string
  fields?: Record<string, string>
  /** With library.section_changed: what now stands at each place that was to be changed, and the book's revision. */
  conflicts?: Conflict[]
  revision?: number
  /** With 402: the address, on this site, where a plan is chosen. */
  subscribe?: string
  /** With 429: seconds until the next try is of use. */
  retryAfter?: number
}
