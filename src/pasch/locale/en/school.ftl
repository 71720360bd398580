# The school: ten short lessons. No text holds a number: each comes from the computation.

school-lesson = Lesson { $number }
