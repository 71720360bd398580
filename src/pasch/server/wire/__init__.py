"""What travels between client and server: requests, answers, events and messages, as docs/protocol.md tells them."""
