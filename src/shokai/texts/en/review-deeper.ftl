# The deeper review of a finished game, on the page.

review-deeper = Look deeper
review-deeper-about = A deeper review searches ten times as long and looks at more than six times as many futures. It takes some minutes. If you leave meanwhile, it goes on from there next time.
review-deeper-go-on = Go on with the deeper review
review-deeper-making = The deeper review is in progress. Until it is complete, you are reading the ordinary one.
review-deeper-done = This is the deeper review: it searched ten times as long and looked at more than six times as many futures as the ordinary one.
